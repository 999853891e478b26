import { useLingui } from '@lingui/react/macro'
import type { WorkshopGarmentFragment, WorkshopStageNameFragment } from '../__generated__/graphql.ts'
import { useLanguage } from '../language/use-language.ts'
import { categoryLabels } from '../lib/catalogue-labels.ts'

/** What a garment is called: its design's name, or what it is. */
export function useGarmentName() {
  const { i18n } = useLingui()
  return ({ productName, category }: WorkshopGarmentFragment) =>
    productName ?? i18n._(categoryLabels[category])
}

/** A stage's name in the page's language. */
export function useStageName() {
  const language = useLanguage()
  return ({ name, hindiName }: WorkshopStageNameFragment) => (language === 'hi' && hindiName) || name
}
