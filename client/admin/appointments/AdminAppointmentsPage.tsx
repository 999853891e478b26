import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { addDays, currentDay, formatNearDay, isDay, noonOf } from '../../lib/shop-days.ts'
import { BookingForm } from '../../shop/appointments/BookingForm.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { AdminAppointments_query } from './appointment-documents.ts'
import { AppointmentEntry } from './AppointmentEntry.tsx'

/** Who comes, or is visited, on a day: that of the address, or today. */
export function AdminAppointmentsPage() {
  const { t, i18n } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const [isBooking, setBooking] = useState(false)
  const setsHours = useIsAllowed('CHANGE_SETTINGS')
  const today = currentDay()
  const named = parameters.get('day') ?? ''
  const day = isDay(named) ? named : today
  const { data, error, refetch } = useQuery(AdminAppointments_query, {
    variables: { day },
    fetchPolicy: 'cache-and-network',
  })
  if (isForbidden(error)) return <NotPermitted page="appointments" />
  const open = (other: string) =>
    setParameters(other === today ? {} : { day: other }, { replace: true, preventScrollReset: true })
  const places = [...new Set(data?.shop.appointmentHours.map(({ place }) => place))]
  return (
    <>
      <AdminHeading title={t`Appointments`}>
        {setsHours && (
          <Button asChild minH="12" variant="outline">
            <RouterLink to={adminPaths.appointmentHours()}>
              <Trans>Weekly hours</Trans>
            </RouterLink>
          </Button>
        )}
      </AdminHeading>
      <Stack gap="4">
        <Flex gap="2" wrap="wrap" align="end">
          <Box width="48">
            <TextField
              label={t`Day`}
              type="date"
              minH="12"
              value={day}
              onChange={({ target: { value } }) => isDay(value) && open(value)}
            />
          </Box>
          <Button minH="12" variant="outline" onClick={() => open(addDays(day, -1))}>
            <Trans>Day before</Trans>
          </Button>
          <Button minH="12" variant="outline" onClick={() => open(addDays(day, 1))}>
            <Trans>Next day</Trans>
          </Button>
        </Flex>
        {data ? (
          <Panel title={formatNearDay(noonOf(day), i18n)}>
            {data.appointments.length === 0 ? (
              <Text color="fg.muted">
                <Trans>Nobody is booked on this day.</Trans>
              </Text>
            ) : (
              <Box as="ul" listStyleType="none">
                {data.appointments.map((appointment) => (
                  <AppointmentEntry key={appointment.id} appointment={appointment} readAgain={refetch} />
                ))}
              </Box>
            )}
          </Panel>
        ) : error ? (
          <ErrorState
            title={t`The appointments could not be read`}
            retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
          >
            <Trans>Check your connection and try again.</Trans>
          </ErrorState>
        ) : (
          <Skeleton height="60" borderRadius="l3" role="status" aria-label={t`Loading the appointments`} />
        )}
        {data && (
          <Panel title={t`Book for somebody who calls`}>
            {places.length === 0 ? (
              <Text color="fg.muted">
                <Trans>
                  No times yet: the owner writes on the page “Weekly hours” when appointments can be booked.
                </Trans>
              </Text>
            ) : isBooking ? (
              <BookingForm
                places={places}
                orderId={null}
                kind="MEASURING"
                from={day}
                contact={(errors) => (
                  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
                    <TextField
                      label={t`Customer’s name`}
                      name="customerName"
                      autoComplete="off"
                      maxLength={100}
                      error={errors.customerName}
                    />
                    <TextField
                      label={t`Mobile number`}
                      name="phone"
                      type="tel"
                      autoComplete="off"
                      error={errors.phone}
                    />
                  </SimpleGrid>
                )}
                onBooked={() => {
                  setBooking(false)
                  void notify({ title: t`The appointment is booked.`, type: 'success' })
                  void refetch().catch(() => null)
                }}
                onClose={() => setBooking(false)}
              />
            ) : (
              <Button minH="12" onClick={() => setBooking(true)}>
                <Trans>Book an appointment</Trans>
              </Button>
            )}
          </Panel>
        )}
      </Stack>
    </>
  )
}
