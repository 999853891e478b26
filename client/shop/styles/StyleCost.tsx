import { Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listedRupees } from '../../lib/money.ts'

interface StyleCostProps {
  option: {
    /** In paise. */
    price: number
    extraDays: number
  }
}

/** What an option adds to the price of a garment, and to the days until it is sewn. */
export function StyleCost({ option: { price, extraDays } }: StyleCostProps) {
  const { t } = useLingui()
  const cost = price > 0 ? `+${listedRupees(price)}` : t`Included`
  const days = extraDays > 0 && t`${plural(extraDays, { one: '+# day', other: '+# days' })}`
  return (
    <Text color="fg.muted" fontSize="sm">
      {[cost, days].filter(Boolean).join(' · ')}
    </Text>
  )
}
