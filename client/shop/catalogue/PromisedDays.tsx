import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PromisedDays_DaysFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'

export const PromisedDays_days = graphql(`
  fragment PromisedDays_days on PromisedDays {
    day
    pincode
    readyMade
    tailor
  }
`)

/** For a list of designs by a day: the days that are promised now, which say why others are missing. */
export function PromisedDays({ promised }: { promised: PromisedDays_DaysFragment }) {
  const { i18n } = useLingui()
  const { pincode, readyMade, tailor } = promised
  if (!readyMade || !tailor)
    return (
      <Text role="status" mb="3" color="fg.warning" fontWeight="semibold">
        <Trans>
          We don’t deliver to {pincode} yet. Take the pincode away to see what is ready for pick-up at our
          shop.
        </Trans>
      </Text>
    )
  const readyDay = formatNearDay(noonOf(readyMade), i18n)
  const tailorDay = formatNearDay(noonOf(tailor), i18n)
  return (
    <Text role="status" mb="3" color="fg.muted">
      {pincode ? (
        <Trans>
          Ordered today, it arrives at {pincode} by {readyDay} (Readymade) or {tailorDay} (Tailor Made).
        </Trans>
      ) : (
        <Trans>
          Ordered today, it is ready at our shop by {readyDay} (Readymade) or {tailorDay} (Tailor Made).
        </Trans>
      )}
    </Text>
  )
}
