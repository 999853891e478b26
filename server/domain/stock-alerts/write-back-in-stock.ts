import { inLanguage } from '../../../shared/languages.ts'
import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { nameIn } from '../catalogue/translated-names.ts'
import type { Services } from '../context.ts'
import type { MessageDraft } from '../messages/message-draft.ts'
import { pageLanguage } from '../messages/page-language.ts'
import { templateFrom, type TextSource } from '../messages/read-templates.ts'
import { fillTemplate } from '../messages/template-text.ts'
import { withSettings } from '../shop/shop-settings.ts'

/** A request to be notified when a design, or a size of it, is in stock again. */
export interface RequestedAlert {
  id: string
  productId: string
  productName: string
  translatedNames: TranslatedName[]
  /** '' for the design without a size. */
  size: string
  email: string | null
  phone: string | null
  /** That of the account, or else of the page on which it was asked for. */
  language: Language
  requestedAt: Date
}

/** A message that what somebody waits for is in stock again. */
export function writeBackInStock(
  ctx: Pick<Services, 'shop' | 'publicUrl'>,
  source: TextSource,
  { productId, size, email, phone, language, ...product }: RequestedAlert,
): MessageDraft {
  const event = 'BACK_IN_STOCK'
  const channel = email ? 'EMAIL' : 'WHATSAPP'
  const name = nameIn(language, product)
  const path = inLanguage(pageLanguage(language), paths.product(productId))
  const text = fillTemplate(templateFrom(source, event, channel, language), {
    shop: withSettings(ctx.shop, source.settings, 0).name,
    design: size ? `${name} (${size})` : name,
    link: ctx.publicUrl && ctx.publicUrl + path,
  })
  return { ...text, event, channel, recipient: email ?? phone!, language }
}

/** There is one message for each time that it is asked for. */
export const keyOfAlert = ({ id, requestedAt }: Pick<RequestedAlert, 'id' | 'requestedAt'>) =>
  `BACK_IN_STOCK:${id}:${requestedAt.getTime()}`
