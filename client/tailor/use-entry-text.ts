import { useLingui } from '@lingui/react/macro'
import type { TailorStatement_StatementFragment } from '../__generated__/graphql.ts'
import { categoryLabels } from '../lib/catalogue-labels.ts'
import { localizedName } from '../lib/localized-name.ts'
import { paymentMethodNames } from '../lib/payment-methods.ts'

type Entry = TailorStatement_StatementFragment['entries'][number]

/** How an entry of a tailor's account is named, with its details. */
export function useEntryText() {
  const { t, i18n } = useLingui()
  const names = {
    EARNED: t`Earned`,
    PAYOUT: t({ message: 'Paid', context: 'to a tailor' }),
    ADVANCE: t({ message: 'Advance', context: 'to a tailor' }),
    DEDUCTION: t`Deduction`,
  }
  return ({ kind, isReversal, garmentCode, category, stage, method, note }: Entry) => {
    const name = names[kind]
    return {
      title: isReversal ? t`${name}, taken back` : name,
      details: [
        garmentCode,
        category && i18n._(categoryLabels[category]),
        stage && localizedName(i18n, stage),
        method && i18n._(paymentMethodNames[method]),
        note,
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }
}
