import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Duplicates_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { type MergeCandidate, MergeChoice } from './MergeChoice.tsx'

export const Duplicates_customer = graphql(`
  fragment Duplicates_customer on Customer {
    viewerCanAdminister
    id
    name
    email
    phone
    hasAccount
    orderCount
    createdAt
    samePhone {
      id
      name
      email
      phone
      hasAccount
      orderCount
      createdAt
    }
    merges {
      id
      duplicateName
      at
      by
    }
  }
`)

const MergeCustomers_mutation = graphql(`
  mutation MergeCustomers($input: MergeCustomersInput!) {
    mergeCustomers(input: $input) {
      customer {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const UndoMerge_mutation = graphql(`
  mutation UndoMerge($input: UndoMergeInput!) {
    undoMerge(input: $input) {
      customer {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Customers with the same phone, and the duplicates that were merged into this one. Only the owner merges. */
export function Duplicates({ customer }: { customer: Duplicates_CustomerFragment }) {
  const { t, i18n } = useLingui()
  const { samePhone, merges, viewerCanAdminister } = customer
  const options = { refetchQueries: ['AdminCustomer'], awaitRefetchQueries: true }
  const [mergeCustomers] = useMutation(MergeCustomers_mutation, options)
  const [undoMerge] = useMutation(UndoMerge_mutation, options)
  const { loading, submitError, submit } = useSubmission()
  const [confirming, setConfirming] = useState<MergeCandidate | null>(null)
  const [keptId, setKeptId] = useState('')
  const navigate = useNavigate()
  if (samePhone.length === 0 && merges.length === 0) return null

  const begin = (other: MergeCandidate) => {
    setConfirming(other)
    // The one with an account has to remain.
    setKeptId(other.hasAccount ? other.id : customer.id)
  }
  const merge = async (other: MergeCandidate) => {
    const [existing, duplicate] = keptId === other.id ? [other, customer] : [customer, other]
    const input = { customerId: existing.id, duplicateId: duplicate.id }
    const sent = await submit(
      async () => (await mergeCustomers({ variables: { input } })).data?.mergeCustomers,
    )
    if (sent.state !== 'done') return
    void notify({ title: t`${{ name: duplicate.name }} is part of ${existing.name} now.` })
    if (existing.id !== customer.id) void navigate(adminPaths.customer(existing.id), { replace: true })
  }
  const undo = async (mergeId: string, name: string) => {
    const sent = await submit(
      async () => (await undoMerge({ variables: { input: { mergeId } } })).data?.undoMerge,
    )
    if (sent.state === 'done') void notify({ title: t`${name} is a customer of their own again.` })
  }
  return (
    <Panel title={t`Same phone, and duplicates`}>
      <Stack gap="3">
        <SubmitError>{submitError}</SubmitError>
        {samePhone.map((other) => (
          <Flex key={other.id} gap="3" align="center" wrap="wrap">
            <Box flex="1">
              <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
                <RouterLink to={adminPaths.customer(other.id)}>{other.name}</RouterLink>
              </Link>
              <Text color="fg.muted">
                {t`${plural({ orderCount: other.orderCount }, { one: '# order', other: '# orders' })}`}
                {other.hasAccount && t`, has an account`}
              </Text>
            </Box>
            {viewerCanAdminister && !(customer.hasAccount && other.hasAccount) && (
              <Button variant="outline" disabled={loading} onClick={() => begin(other)}>
                <Trans>Merge with {{ name: other.name }}</Trans>
              </Button>
            )}
          </Flex>
        ))}
        {merges.map(({ id, duplicateName, at, by }) => (
          <Flex key={id} gap="3" align="center" wrap="wrap">
            <Text flex="1">
              <Trans>
                {duplicateName} was merged on {{ at: formatDay(at, i18n) }} by {by}.
              </Trans>
            </Text>
            {viewerCanAdminister && (
              <Button
                variant="outline"
                disabled={loading}
                aria-label={t`Undo the merge of ${duplicateName}`}
                onClick={() => void undo(id, duplicateName)}
              >
                <Trans>Undo the merge</Trans>
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      <Confirm
        open={confirming !== null}
        title={t`Are ${{ name: customer.name }} and ${confirming?.name} the same person?`}
        text={t`Orders and measurements of both are then one customer’s. You can undo it on the customer’s page.`}
        confirm={t`Merge the two`}
        onConfirm={() => confirming && void merge(confirming)}
        onClose={() => setConfirming(null)}
      >
        {confirming && (
          <MergeChoice customers={[customer, confirming]} keptId={keptId} onChoose={setKeptId} />
        )}
      </Confirm>
    </Panel>
  )
}
