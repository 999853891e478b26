import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { isFinal } from '../../../shared/orders/order-statuses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Workshop_WorkshopFragment, SetDeliveryDateInput } from '../../__generated__/graphql.ts'
import { dayOfInstant, formatNearDay, mondayOf, noonOf } from '../../lib/shop-days.ts'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DueDay } from './DueDay.tsx'
import { type AdminOrder, SetDeliveryDate_mutation } from './order-documents.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Form } from '../../ui/Form.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useWorkshop } from './use-workshop.ts'

/** The delivery date, what was promised when it was placed, and the workload of that week. */
export function DueDate({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { id, version, deliveryDate, promisedDate, proposedDate, orderStatus } = order
  const current = deliveryDate ? dayOfInstant(deliveryDate) : ''
  const [day, setDay] = useState(current)
  const daysAhead = useDaysAhead(day === current ? '' : day)
  const { workshop } = useWorkshop(26)
  const [setDate] = useMutation(SetDeliveryDate_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: SetDeliveryDateInput) => (await setDate({ variables: { input } })).data?.setDeliveryDate,
    t`The day of delivery is saved.`,
    ['deliveryDate'],
  )
  const closed = isFinal(orderStatus)
  return (
    <Panel title={t`Due`} action={<DueDay deliveryDate={deliveryDate} isOverdue={order.isOverdue} />}>
      {promisedDate && (
        <Text mb={closed ? undefined : '3'}>
          <Trans>Promised to the customer: {{ day: formatNearDay(noonOf(promisedDate), i18n) }}</Trans>
        </Text>
      )}
      {!closed && !promisedDate && proposedDate && (
        <Flex mb="3" gap="3" align="center" wrap="wrap">
          <Text>
            <Trans>
              By the open work it can be ready on {{ day: formatNearDay(noonOf(proposedDate), i18n) }}.
            </Trans>
          </Text>
          {day !== proposedDate && (
            <Button size="md" minH="11" variant="outline" onClick={() => setDay(proposedDate)}>
              <Trans>Take this day</Trans>
            </Button>
          )}
        </Flex>
      )}
      {!closed && (
        <Form
          submit={t`Save`}
          display="flex"
          flexWrap="wrap"
          alignItems="end"
          gap="3"
          loading={loading}
          submitError={submitError}
          onSubmit={() =>
            void change({ id, version, deliveryDate: day ? noonOf(day) : null, ...daysAhead.input })
          }
          button={{ size: 'md', variant: 'outline', disabled: day === current }}
        >
          <TextField
            label={t`Day of delivery`}
            type="date"
            max="2099-12-31"
            value={day}
            error={errors.deliveryDate}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <ConfirmDaysAhead {...daysAhead} />
        </Form>
      )}
      {!closed && workshop && day && (
        <Load workshop={workshop} day={day} orderedOn={dayOfInstant(order.orderDate)} />
      )}
    </Panel>
  )
}

interface LoadProps {
  workshop: Workshop_WorkshopFragment
  day: string
  orderedOn: string
}

/** The workload of that week, and a festival that the date would just miss. */
function Load({ workshop, day, orderedOn }: LoadProps) {
  const { t, i18n } = useLingui()
  const { weeks, weeklyCapacity, festivals } = workshop
  const week = weeks.find(({ startsOn }) => startsOn === mondayOf(day))
  const garments = week?.garments
  const full = week && week.garments >= weeklyCapacity
  const late = festivals.find((festival) => festival.lastOrderDay < orderedOn && day <= festival.day)
  return (
    <Text mt="2" textStyle="xs" color={full || late ? 'fg.warning' : 'fg.muted'}>
      {week &&
        (full
          ? t`${garments} of ${weeklyCapacity} garments are due that week: it is full.`
          : t`${garments} of ${weeklyCapacity} garments are due that week.`)}{' '}
      {late &&
        t`Orders for ${{ name: late.name }} were to come by ${{ day: formatNearDay(noonOf(late.lastOrderDay), i18n) }}: think twice before you promise it.`}
    </Text>
  )
}
