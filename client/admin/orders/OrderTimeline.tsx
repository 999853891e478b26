import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { formatExactRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EarlierVersion } from '../order-edit/EarlierVersion.tsx'
import { EditChanges } from '../order-edit/EditChanges.tsx'
import { CorrectStatus } from './CorrectStatus.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { returnedPieces, returnStatusNames } from './returns/return-labels.ts'
import type { AdminOrder } from './order-documents.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

/** The order's history, with who and when. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`What happened`}>
      <Stack as="ol" gap="3" listStyleType="none">
        {order.timeline.map(({ status, at, by, name, note, kind }, index) => (
          <Box as="li" key={index}>
            <Flex gap="2" align="center" wrap="wrap">
              <StatusBadge status={status} />
              <Text color="fg.muted">
                {formatMoment(at, i18n)}
                {name && ` · ${by === 'CUSTOMER' ? t`${name} (customer)` : name}`}
                {kindNotes[kind] && ` · ${i18n._(kindNotes[kind])}`}
              </Text>
            </Flex>
            {note && <Text mt="1">“{note}”</Text>}
          </Box>
        ))}
        {order.edits.map(({ version, at, name, reason, changes }) => (
          <Box as="li" key={version}>
            <Text fontWeight="semibold">
              <Trans>Order changed, {{ at: formatMoment(at, i18n) }}</Trans>
              {name && ` · ${name}`}
            </Text>
            <EditChanges changes={changes} />
            {reason && <Text>“{reason}”</Text>}
            <EarlierVersion orderId={order.id} version={version} />
          </Box>
        ))}
        {order.alterations.map(({ id, details, requestedAt, completedAt }) => (
          <Box as="li" key={id}>
            <Text fontWeight="semibold" color={completedAt ? 'fg.muted' : 'fg.warning'}>
              <AlterationTimes requestedAt={requestedAt} completedAt={completedAt} />
            </Text>
            <Text whiteSpace="pre-wrap">{details}</Text>
          </Box>
        ))}
        {order.returns.flatMap((returned) =>
          returned.timeline.map(({ status, at, by, name, note }) => (
            <Box as="li" key={`${returned.id} ${status}`}>
              <Text fontWeight="semibold">
                {i18n._(returnStatusNames[status])}: {returnedPieces(i18n, order, returned)}
              </Text>
              <Text color="fg.muted">
                {formatMoment(at, i18n)}
                {name && ` · ${by === 'CUSTOMER' ? t`${name} (customer)` : name}`}
                {(status === 'ACCEPTED' || status === 'EXCHANGED') &&
                  returned.creditNote &&
                  ` · ${returned.creditNote.number}, ${formatExactRupees(returned.creditNote.total)}`}
                {returned.exchangeOrder &&
                  status === 'EXCHANGED' &&
                  ` · ${returned.exchangeOrder.orderNumber}`}
              </Text>
              {note && <Text mt="1">“{note}”</Text>}
            </Box>
          )),
        )}
      </Stack>
      {order.correctableStatuses.length > 0 && <CorrectStatus order={order} />}
    </Panel>
  )
}

const kindNotes: Partial<Record<AdminOrder['timeline'][number]['kind'], MessageDescriptor>> = {
  UNDO: msg`the step before was undone`,
  CORRECTION: msg`corrected`,
}

interface AlterationTimesProps {
  requestedAt: string
  completedAt: string | null | undefined
}

function AlterationTimes(alteration: AlterationTimesProps) {
  const { i18n } = useLingui()
  const requested = formatMoment(alteration.requestedAt, i18n)
  if (!alteration.completedAt) return <Trans>Alteration requested, {requested}</Trans>
  const completed = formatMoment(alteration.completedAt, i18n)
  return (
    <Trans>
      Alteration requested, {requested}; completed, {completed}
    </Trans>
  )
}
