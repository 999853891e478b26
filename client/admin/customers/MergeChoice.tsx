import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../lib/shop-days.ts'
import { RadioTile } from '../../ui/RadioTile.tsx'

export interface MergeCandidate {
  id: string
  name: string
  email: string
  phone: string | null
  hasAccount: boolean
  orderCount: number
  createdAt: string
}

interface MergeChoiceProps {
  customers: readonly MergeCandidate[]
  /** The one that remains. */
  keptId: string
  onChoose: (id: string) => void
}

/** Two records of one person side by side, of which one remains: where one has an account, that one. */
export function MergeChoice({ customers, keptId, onChoose }: MergeChoiceProps) {
  const { t, i18n } = useLingui()
  const withAccount = customers.find(({ hasAccount }) => hasAccount)
  return (
    <chakra.fieldset mt="4">
      <chakra.legend textStyle="label" mb="2">
        <Trans>Which record remains?</Trans>
      </chakra.legend>
      <SimpleGrid columns={2} gap="2">
        {customers.map(({ id, name, email, phone, hasAccount, orderCount, createdAt }) => (
          <RadioTile
            key={id}
            name="kept"
            value={id}
            checked={id === keptId}
            disabled={withAccount !== undefined && withAccount.id !== id}
            onSelect={() => onChoose(id)}
            p="3"
          >
            <Text fontWeight="semibold">{name}</Text>
            <Text>{phone}</Text>
            <Text overflowWrap="anywhere">{email}</Text>
            <Text>{t`${plural(orderCount, { one: '# order', other: '# orders' })}`}</Text>
            <Text color="fg.muted">
              {hasAccount
                ? t`Account since ${formatDay(createdAt, i18n)}`
                : t`Entered on ${formatDay(createdAt, i18n)}`}
            </Text>
          </RadioTile>
        ))}
      </SimpleGrid>
      {withAccount && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          <Trans>The record with the account remains, so that the customer can sign in.</Trans>
        </Text>
      )}
    </chakra.fieldset>
  )
}
