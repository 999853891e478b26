import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditToAgree_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { OrderChanges } from './use-order-changes.ts'

export const EditToAgree_order = graphql(`
  fragment EditToAgree_order on Order {
    id
    agreedTotal
    totalToPay
    viewerCanAgreeToEdits
    edits {
      version
      reason
    }
  }
`)

interface EditToAgreeProps {
  order: EditToAgree_OrderFragment
  changes: OrderChanges
}

/** What the shop has changed raised the price: the shopper agrees to it. */
export function EditToAgree({ order, changes }: EditToAgreeProps) {
  const { t } = useLingui()
  const { agreedTotal, totalToPay, viewerCanAgreeToEdits, edits } = order
  if (agreedTotal == null || totalToPay == null || !viewerCanAgreeToEdits) return null
  const [before, now] = [agreedTotal, totalToPay].map(formatExactRupees)
  const difference = formatExactRupees(totalToPay - agreedTotal)
  const reason = edits.findLast((edit) => edit.reason)?.reason
  return (
    <Panel size="lg" title={t`Your order was changed`} borderColor="brand.solid">
      <Stack gap="3">
        <Text fontSize="3xl" fontWeight="semibold" lineHeight="short">
          {now}
        </Text>
        <Text color="fg.muted">
          <Trans>
            {difference} more than the {before} of before.
          </Trans>
        </Text>
        {reason && <Text overflowWrap="anywhere">“{reason}”</Text>}
        <Text>
          <Trans>What was changed is listed below. To talk it over first, just call us.</Trans>
        </Text>
        <Flex>
          <Button
            size="xl"
            loading={changes.changing === 'agree'}
            loadingText={t`Telling the shop…`}
            onClick={() => void changes.agreeToEdits()}
          >
            <Trans>Agree to {now}</Trans>
          </Button>
        </Flex>
      </Stack>
    </Panel>
  )
}
