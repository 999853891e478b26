import { designName } from '../lib/localized-name.ts'
import { useLingui } from '@lingui/react/macro'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { categoryLabels } from '../lib/catalogue-labels.ts'

/** What a garment is called: its design's name, or what it is. */
export function useGarmentName() {
  const { i18n } = useLingui()
  return ({ productName, hindiName, category }: WorkshopGarmentFragment) =>
    productName == null
      ? i18n._(categoryLabels[category])
      : designName(i18n, { productName, hindiName: hindiName ?? '' })
}
