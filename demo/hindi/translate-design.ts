import { detailEntries, detailGroups } from '../../shared/catalogue/product-fields.ts'
import type { ProductTranslation } from '../../shared/catalogue/product-translations.ts'
import type { Design } from '../design.ts'
import { blouses } from './blouses.ts'
import { dresses } from './dresses.ts'
import type { HindiTexts } from './hindi-text.ts'
import { lehengas } from './lehengas.ts'
import { more } from './more.ts'
import { sarees } from './sarees.ts'
import { suits } from './suits.ts'
import { hindiTerms } from './terms.ts'

const hindiTexts: HindiTexts = { ...lehengas, ...blouses, ...suits, ...sarees, ...dresses, ...more }

/** A design's texts in other languages than English. */
export function translationsOf(design: Design): ProductTranslation[] {
  const texts = hindiTexts[design.slug]
  if (!texts) throw new Error(`${design.slug} has no texts in Hindi`)
  const details = detailGroups.flatMap((group) => {
    const values: Record<string, unknown> = { ...design[group] }
    return detailEntries(group).map(([name]) => values[name])
  })
  const own = [
    ...[design.estimatedDeliveryTime, design.fabricFeel, design.durability],
    ...design.customizationOptions,
    ...details,
  ]
  const terms = [...new Set(own)].flatMap((text) =>
    typeof text === 'string' && hindiTerms[text] ? [{ text, translation: hindiTerms[text] }] : [],
  )
  return [{ locale: 'HI', ...texts, terms }]
}
