import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { listedRupees } from '../../lib/money.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import type { Money } from './CounterBar.tsx'
import { payWithStoreCredit } from './store-credit.ts'

interface StoreCreditProps {
  /** What the customer may pay with, in paise. */
  credit: number
  /** What is to be paid, in paise; null while it isn't known. */
  total: number | null
  money: Money
  change: (changes: Partial<Money>) => void
}

/** What the customer may pay with, and the button that does. */
export function StoreCredit({ credit, total, money, change }: StoreCreditProps) {
  const { t } = useLingui()
  const takesMoney = useIsAllowed('RECORD_PAYMENTS')
  if (credit <= 0) return null
  const isUsed = money.method === 'STORE_CREDIT'
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="2">
      <Text color="fg.success" fontWeight="semibold">
        {t`${{ credit: listedRupees(credit) }} of store credit`}
      </Text>
      {takesMoney && total !== null && total > 0 && !isUsed && (
        <Button variant="outline" minH="12" onClick={() => change(payWithStoreCredit(credit, total, money))}>
          <Trans>Pay with it</Trans>
        </Button>
      )}
    </Flex>
  )
}
