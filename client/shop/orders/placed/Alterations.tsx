import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Alterations_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { dayFormat } from './order-dates.ts'
import { alterationsUntil } from './order-progress.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { OrderChanges } from './use-order-changes.ts'

export const Alterations_order = graphql(`
  fragment Alterations_order on Order {
    id
    viewerCanAskAlteration
    timeline {
      status
      at
    }
    alterations {
      id
      details
      requestedAt
      completedAt
    }
  }
`)

interface AlterationsProps {
  order: Alterations_OrderFragment
  changes: OrderChanges
}

/** The maximum length of a request, in characters. */
const longest = 2000

/** Alteration requests after the delivery, and for seven days a form for new ones. */
export function Alterations({ order, changes }: AlterationsProps) {
  const { t, i18n } = useLingui()
  const { alterations, timeline, viewerCanAskAlteration } = order
  const until = alterationsUntil(timeline)
  if (!viewerCanAskAlteration && alterations.length === 0) return null
  const day = until && i18n.date(until, dayFormat)
  return (
    <Panel size="lg" title={t`Alterations`}>
      <Stack gap="4">
        {alterations.length > 0 && (
          <Stack as="ul" gap="3" listStyleType="none">
            {alterations.map(({ id, details, requestedAt, completedAt }) => (
              <li key={id}>
                <Text fontSize="sm" color="fg.muted">
                  {i18n.date(requestedAt, dayFormat)}
                  {completedAt && ` · ${t`completed on ${i18n.date(completedAt, dayFormat)}`}`}
                </Text>
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {details}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {viewerCanAskAlteration && (
          <>
            <Text>
              <Trans>Something doesn’t sit as it should? Tell us until {day}, and we alter it for you.</Trans>
            </Text>
            <AlterationForm changes={changes} />
          </>
        )}
      </Stack>
    </Panel>
  )
}

function AlterationForm({ changes }: { changes: OrderChanges }) {
  const { t } = useLingui()
  const [details, setDetails] = useState('')
  const [missing, setMissing] = useState(false)
  const request = async () => {
    const blank = details.trim() === ''
    setMissing(blank)
    if (!blank && (await changes.requestAlteration(details))) setDetails('')
  }
  return (
    <Form
      noValidate
      gap="3"
      submit={t`Ask for the alteration`}
      loading={changes.changing === 'alter'}
      // The page shows it above the order.
      submitError={null}
      onSubmit={() => void request()}
      button={{ loadingText: t`Telling the shop…` }}
    >
      <TextArea
        label={t`What should we alter?`}
        maxLength={longest}
        value={details}
        error={missing ? t`Tell us what we should alter.` : undefined}
        onChange={({ target }) => {
          setDetails(target.value)
          setMissing(false)
        }}
      />
    </Form>
  )
}
