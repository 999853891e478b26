import { useMutation } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AgreeToEditsInput } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { AdminOrder } from './order-documents.ts'
import { useOrderChange } from './use-order-change.ts'

const AgreeToEditsForCustomer_mutation = graphql(`
  mutation AgreeToEditsForCustomer($input: AgreeToEditsInput!) {
    agreeToEdits(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** An edit raised the price, and the customer hasn't agreed yet. */
export function EditAgreement({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { id, version, agreedTotal, totalToPay, viewerCanAgreeToEdits } = order
  const [agree] = useMutation(AgreeToEditsForCustomer_mutation)
  const { change, loading, submitError } = useOrderChange(
    async (input: AgreeToEditsInput) => (await agree({ variables: { input } })).data?.agreeToEdits,
    t`The price is agreed.`,
  )
  if (agreedTotal == null || totalToPay == null) return null
  const [before, now] = [agreedTotal, totalToPay].map(formatExactRupees)
  return (
    <Panel title={t`The new price`}>
      <Stack gap="3">
        <Text>
          <Trans>
            <b>{now}</b> instead of {before}; the customer hasn’t agreed yet.
          </Trans>
        </Text>
        {viewerCanAgreeToEdits && (
          <Button size="md" alignSelf="start" loading={loading} onClick={() => void change({ id, version })}>
            <Trans>The customer agreed on the phone</Trans>
          </Button>
        )}
        <SubmitError>{submitError}</SubmitError>
      </Stack>
    </Panel>
  )
}
