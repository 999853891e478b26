import { useQuery } from '@apollo/client/react'
import { Box, Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AppointmentPlace } from '../../__generated__/graphql.ts'
import { dayOfInstant, formatNearDay, formatTime } from '../../lib/shop-days.ts'
import { AppointmentTimes_query } from './appointment-documents.ts'

interface TimeChoiceProps {
  place: AppointmentPlace
  /** The first day of two weeks; today without it. */
  from?: string
  /** The day to begin with, while it has free times: the first one without it. */
  day?: string
  /** The chosen instant; null for none. */
  value: string | null
  error?: string | undefined
  onChoose: (startsAt: string) => void
}

/** The free times of two weeks: the days, and the times of the chosen one. */
export function TimeChoice({ place, from, day: initialDay, value, error, onChoose }: TimeChoiceProps) {
  const { t, i18n } = useLingui()
  const [chosenDay, setChosenDay] = useState(initialDay ?? null)
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(AppointmentTimes_query, {
    variables: { place, from: from ?? null },
    // Others take them at any moment.
    fetchPolicy: 'no-cache',
  })
  if (!data)
    return failure ? (
      <Stack align="start">
        <Text role="alert" color="fg.error">
          <Trans>The free times could not be read.</Trans>
        </Text>
        <Button variant="outline" onClick={() => void refetch().catch(() => null)}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    ) : (
      <Skeleton height="28" borderRadius="l2" role="status" aria-label={t`Loading the free times`} />
    )
  const times = data.appointmentTimes.map(({ startsAt }) => startsAt)
  const days = [...new Set(times.map(dayOfInstant))]
  if (days.length === 0)
    return (
      <Text>
        <Trans>No time is free within two weeks. Please call the shop.</Trans>
      </Text>
    )
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : days[0]!
  const timesOfDay = times.filter((time) => dayOfInstant(time) === day)
  return (
    <Stack gap="3">
      <Grid
        role="group"
        aria-label={t`Day`}
        gap="2"
        templateColumns="repeat(auto-fill, minmax(6.25rem, 1fr))"
      >
        {days.map((each) => {
          const first = times.find((time) => dayOfInstant(time) === each)!
          return (
            <Choice key={each} pressed={each === day} onClick={() => setChosenDay(each)}>
              {formatNearDay(first, i18n)}
            </Choice>
          )
        })}
      </Grid>
      <Grid
        role="group"
        aria-label={t`Time`}
        gap="2"
        templateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))"
      >
        {timesOfDay.map((time) => (
          <Choice key={time} pressed={time === value} onClick={() => onChoose(time)}>
            {formatTime(time, i18n)}
          </Choice>
        ))}
      </Grid>
      <Box role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {error}
      </Box>
    </Stack>
  )
}

interface ChoiceProps {
  pressed: boolean
  onClick: () => void
  children: string
}

const Choice = ({ pressed, ...button }: ChoiceProps) => (
  <Button
    size="sm"
    minH="11"
    px="1"
    fontVariantNumeric="tabular-nums"
    variant={pressed ? 'solid' : 'outline'}
    aria-pressed={pressed}
    {...button}
  />
)
