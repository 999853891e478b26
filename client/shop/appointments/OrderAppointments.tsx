import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Appointment_FieldsFragment } from '../../__generated__/graphql.ts'
import { appointmentKindNames, appointmentPlaceNames } from '../../lib/appointments.ts'
import { formatNearDay, formatTime } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { OrderAppointments_query } from './appointment-documents.ts'
import { BookingForm } from './BookingForm.tsx'
import { CancelAppointment } from './CancelAppointment.tsx'
import { MoveForm } from './MoveForm.tsx'

interface OrderAppointmentsProps {
  orderId: string
  /** Of its panel. */
  size: 'sm' | 'lg'
}

/** An order's appointments that are to come, and a way to book one. */
export function OrderAppointments({ orderId, size }: OrderAppointmentsProps) {
  const { t } = useLingui()
  const [isBooking, setBooking] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { data, refetch } = useQuery(OrderAppointments_query, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.order
  if (!order) return null
  const coming = order.appointments.filter(({ status }) => status === 'BOOKED')
  if (coming.length === 0 && !order.viewerCanBookAppointment) return null
  const { street, city, pincode } = order.customer
  const changed = (sentence: string) => {
    setSaid(sentence)
    setBooking(false)
    void refetch().catch(() => null)
  }
  return (
    <Panel size={size} title={t`Appointments`} gap="4">
      <Box role="status" _empty={{ display: 'none' }}>
        {said}
      </Box>
      {coming.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="3">
          {coming.map((appointment) => (
            <ComingAppointment key={appointment.id} appointment={appointment} onChanged={changed} />
          ))}
        </Stack>
      )}
      {order.viewerCanBookAppointment &&
        (isBooking ? (
          <BookingForm
            places={[...new Set(data.shop.appointmentHours.map(({ place }) => place))]}
            orderId={orderId}
            kind={order.lacksMeasurements ? 'MEASURING' : 'FITTING'}
            address={[street, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
            onBooked={() => changed(t`The appointment is booked.`)}
            onClose={() => setBooking(false)}
          />
        ) : (
          <Stack gap="3" align="start">
            {coming.length === 0 && (
              <Text color="fg.muted">
                <Trans>For measuring or a fitting, at one of the free times.</Trans>
              </Text>
            )}
            <Button variant="outline" onClick={() => setBooking(true)}>
              {coming.length === 0 ? <Trans>Book an appointment</Trans> : <Trans>Book another</Trans>}
            </Button>
          </Stack>
        ))}
    </Panel>
  )
}

interface ComingAppointmentProps {
  appointment: Appointment_FieldsFragment
  onChanged: (sentence: string) => void
}

function ComingAppointment({ appointment, onChanged }: ComingAppointmentProps) {
  const { t, i18n } = useLingui()
  const [isMoving, setMoving] = useState(false)
  const { id, kind, place, startsAt, address } = appointment
  const when = `${formatNearDay(startsAt, i18n)}, ${formatTime(startsAt, i18n)}`
  return (
    <Box as="li">
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Box minW="0" flex="1 1 14rem">
          <Text fontWeight="semibold">{when}</Text>
          <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
            {i18n._(appointmentKindNames[kind])}, {i18n._(appointmentPlaceNames[place])}
            {address && `: ${address}`}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          {!isMoving && (
            <Button
              variant="outline"
              minH="11"
              aria-label={t`Move the appointment ${when}`}
              onClick={() => setMoving(true)}
            >
              <Trans context="appointment">Move</Trans>
            </Button>
          )}
          <CancelAppointment
            id={id}
            when={when}
            onCancelled={() => onChanged(t`The appointment is cancelled.`)}
          />
        </Flex>
      </Flex>
      {isMoving && (
        <Box mt="3">
          <MoveForm
            appointment={appointment}
            onMoved={() => {
              setMoving(false)
              onChanged(t`The appointment is moved.`)
            }}
            onClose={() => setMoving(false)}
          />
        </Box>
      )}
    </Box>
  )
}
