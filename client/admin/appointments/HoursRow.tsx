import { Box, Button, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { AppointmentPlace, Weekday } from '../../__generated__/graphql.ts'
import { appointmentPlaceNames } from '../../lib/appointments.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CountField } from '../forms/CountField.tsx'
import { weekdayNames } from './appointment-labels.ts'
import type { HoursValues } from './hours-values.ts'

interface HoursRowProps {
  /** From 1. */
  number: number
  values: HoursValues
  errorOf: (name: keyof HoursValues) => string | undefined
  onChange: (some: Partial<HoursValues>) => void
  onRemove: () => void
}

/** The hours of a day of the week at one place. */
export function HoursRow({ number, values, errorOf, onChange, onRemove }: HoursRowProps) {
  const { t, i18n } = useLingui()
  return (
    <Flex
      gap="3"
      align="start"
      wrap="wrap"
      borderTopWidth="1px"
      pt="3"
      role="group"
      aria-label={t`Hours ${{ number }}`}
    >
      <Box width="40">
        <SelectField
          label={t`Day`}
          value={values.weekday}
          onChange={({ target }) => onChange({ weekday: target.value as Weekday })}
        >
          {(Object.keys(weekdayNames) as Weekday[]).map((weekday) => (
            <option key={weekday} value={weekday}>
              {i18n._(weekdayNames[weekday])}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box width="40">
        <SelectField
          label={t`Where`}
          value={values.place}
          onChange={({ target }) => onChange({ place: target.value as AppointmentPlace })}
        >
          {(Object.keys(appointmentPlaceNames) as AppointmentPlace[]).map((place) => (
            <option key={place} value={place}>
              {i18n._(appointmentPlaceNames[place])}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box width="40">
        <TextField
          label={t`From`}
          type="time"
          value={values.opensAt}
          error={errorOf('opensAt')}
          onChange={({ target }) => onChange({ opensAt: target.value })}
        />
      </Box>
      <Box width="40">
        <TextField
          label={t`Until`}
          type="time"
          value={values.closesAt}
          error={errorOf('closesAt')}
          onChange={({ target }) => onChange({ closesAt: target.value })}
        />
      </Box>
      <Box width="28">
        <CountField
          label={t`Minutes each`}
          value={values.minutes}
          error={errorOf('minutes')}
          onChange={(minutes) => onChange({ minutes })}
        />
      </Box>
      <Box width="24">
        <CountField
          label={t`At once`}
          value={values.atOnce}
          error={errorOf('atOnce')}
          onChange={(atOnce) => onChange({ atOnce })}
        />
      </Box>
      <Button variant="ghost" mt="6" aria-label={t`Remove hours ${{ number }}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  )
}
