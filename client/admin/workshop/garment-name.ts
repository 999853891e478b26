import type { BoardGarmentFragment, Category } from '../../__generated__/graphql.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { designName } from '../../lib/localized-name.ts'

export const customGarmentNames: Record<Category, MessageDescriptor> = {
  LEHENGA: msg`Custom lehenga`,
  SUIT: msg`Custom suit`,
  BLOUSE: msg`Custom blouse`,
  TOILER: msg`Custom toiler`,
  DRESS: msg`Custom dress`,
  SAREE: msg`Custom saree`,
  OTHERS: msg`Custom garment`,
}

/** The design's name, or what a custom garment is. */
export const garmentName = (
  i18n: I18n,
  { productName, hindiName, category }: Pick<BoardGarmentFragment, 'productName' | 'hindiName' | 'category'>,
) =>
  productName == null ? i18n._(customGarmentNames[category]) : designName(i18n, { productName, hindiName })

interface OrderedItem {
  productName: string
  hindiName: string
  size?: { label: string } | null
}

/** An ordered item with its size: 'Kesar kurta, size M'. */
export function itemName(i18n: I18n, item: OrderedItem): string {
  const productName = designName(i18n, item)
  return item.size ? i18n._(msg`${productName}, size ${{ label: item.size.label }}`) : productName
}
