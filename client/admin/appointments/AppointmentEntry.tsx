import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { internationalNumber } from '../../../shared/whatsapp-link.ts'
import type { Appointment_FieldsFragment } from '../../__generated__/graphql.ts'
import { appointmentKindNames, appointmentPlaceNames } from '../../lib/appointments.ts'
import { telLink } from '../../lib/contact.ts'
import { currentDay, dayOfInstant, formatNearDay, formatTime } from '../../lib/shop-days.ts'
import { CancelAppointment } from '../../shop/appointments/CancelAppointment.tsx'
import { MoveForm } from '../../shop/appointments/MoveForm.tsx'
import { appointmentStatusNames } from './appointment-labels.ts'
import { TookPlace } from './TookPlace.tsx'

interface AppointmentEntryProps {
  appointment: Appointment_FieldsFragment
  readAgain: () => Promise<unknown>
}

/** An appointment of the day with what can be done with it. */
export function AppointmentEntry({ appointment, readAgain }: AppointmentEntryProps) {
  const { t, i18n } = useLingui()
  const [isMoving, setMoving] = useState(false)
  const { id, kind, place, status, startsAt, customerName: name, phone, address, order } = appointment
  const isBooked = status === 'BOOKED'
  const day = dayOfInstant(startsAt)
  const hasCome = day <= currentDay() && status !== 'CANCELLED'
  const when = `${formatNearDay(startsAt, i18n)}, ${formatTime(startsAt, i18n)}`
  return (
    <Box as="li" borderTopWidth="1px" py="3" aria-label={t`${when}, ${name}`}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" minW="20">
          {formatTime(startsAt, i18n)}
        </Text>
        <Box flex="1 1 14rem" minW="0">
          <Flex gap="2" wrap="wrap" align="center">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            {!isBooked && <Badge>{i18n._(appointmentStatusNames[status])}</Badge>}
          </Flex>
          <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
            {i18n._(appointmentKindNames[kind])}, {i18n._(appointmentPlaceNames[place])}
            {address && `: ${address}`}
          </Text>
          <Flex gap="4" wrap="wrap">
            <Link href={telLink(`+${internationalNumber(phone)}`)} minH="11" aria-label={t`Call: ${name}`}>
              {phone}
            </Link>
            {order && (
              <Link asChild minH="11">
                <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
              </Link>
            )}
          </Flex>
        </Box>
        <Flex gap="2" wrap="wrap">
          {hasCome && status !== 'DONE' && <TookPlace id={id} name={name} onSaid={readAgain} />}
          {hasCome && status !== 'MISSED' && (
            <TookPlace id={id} name={name} tookPlace={false} onSaid={readAgain} />
          )}
          {isBooked && !isMoving && (
            <Button minH="11" variant="outline" aria-label={t`Move: ${name}`} onClick={() => setMoving(true)}>
              <Trans context="appointment">Move</Trans>
            </Button>
          )}
          {isBooked && (
            <CancelAppointment id={id} when={when} onCancelled={() => void readAgain().catch(() => null)} />
          )}
        </Flex>
      </Flex>
      {isMoving && (
        <Box mt="3">
          <MoveForm
            appointment={appointment}
            from={day}
            onMoved={() => {
              setMoving(false)
              void readAgain().catch(() => null)
            }}
            onClose={() => setMoving(false)}
          />
        </Box>
      )}
    </Box>
  )
}
