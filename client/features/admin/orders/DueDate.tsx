import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { isFinal } from '../../../../shared/orders/order-statuses.ts'
import { type SyntheticEvent, useState } from 'react'
import type { Workshop_WorkshopFragment, SetDeliveryDateInput } from '../../../__generated__/graphql.ts'
import { dayOfInstant, formatNearDay, mondayOf, noonOf } from '../../../lib/shop-days.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { DueDay } from './DueDay.tsx'
import { type AdminOrder, SetDeliveryDate_mutation } from './order-documents.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SubmitError } from '../../../ui/Form.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useWorkshop } from './use-workshop.ts'

/** The delivery date, what was promised when it was placed, and the workload of that week. */
export function DueDate({ order }: { order: AdminOrder }) {
  const { id, version, deliveryDate, promisedDate, orderStatus } = order
  const current = deliveryDate ? dayOfInstant(deliveryDate) : ''
  const [day, setDay] = useState(current)
  const { workshop } = useWorkshop(26)
  const [setDate] = useMutation(SetDeliveryDate_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: SetDeliveryDateInput) => (await setDate({ variables: { input } })).data?.setDeliveryDate,
    'The day of delivery is saved.',
    ['deliveryDate'],
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void change({ id, version, deliveryDate: day ? noonOf(day) : null })
  }
  const closed = isFinal(orderStatus)
  return (
    <Panel title="Due" action={<DueDay deliveryDate={deliveryDate} isOverdue={order.isOverdue} />}>
      {promisedDate && (
        <Text mb={closed ? undefined : '3'}>
          Promised to the customer: {formatNearDay(noonOf(promisedDate))}
        </Text>
      )}
      {!closed && (
        <form onSubmit={submit}>
          <Flex gap="2" align="end">
            <TextField
              label="Day of delivery"
              type="date"
              max="2099-12-31"
              value={day}
              error={errors.deliveryDate}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
            <Button
              type="submit"
              size="md"
              minH="11"
              variant="outline"
              loading={loading}
              disabled={day === current}
            >
              Save
            </Button>
          </Flex>
          {workshop && day && (
            <Load workshop={workshop} day={day} orderedOn={dayOfInstant(order.orderDate)} />
          )}
          <SubmitError>{submitError}</SubmitError>
        </form>
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
  const { weeks, weeklyCapacity, festivals } = workshop
  const week = weeks.find(({ startsOn }) => startsOn === mondayOf(day))
  const full = week && week.garments >= weeklyCapacity
  const late = festivals.find((festival) => festival.lastOrderDay < orderedOn && day <= festival.day)
  return (
    <Text mt="2" textStyle="xs" color={full || late ? 'fg.warning' : 'fg.muted'}>
      {week &&
        `${week.garments} of ${weeklyCapacity} garments are due that week${full ? ': it is full' : ''}. `}
      {late &&
        `Orders for ${late.name} were to come by ${formatNearDay(noonOf(late.lastOrderDay))}: think twice before you promise it.`}
    </Text>
  )
}
