import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { LengthUnit } from '../../../__generated__/graphql.ts'
import { isUnmeasured, parseLength } from '../../../lib/parse-length.ts'
import { inputStyle } from '../../../ui/input-style.ts'
import { letterOf, MeasurementDiagram } from '../measurement-diagram/MeasurementDiagram.tsx'
import {
  type Garment,
  garmentMeasures,
  type Measure,
} from '../../../../shared/measurements/garment-measures.ts'
import { fieldName } from '../../../lib/own-measurements.ts'
import { garmentNames, hintOf, measureNames } from './measurement-labels.ts'
import type { MeasurementsField, OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { useMeasurementWarnings } from './use-measurement-warnings.ts'
import { errorAt } from './use-order-form.ts'

interface GarmentFieldsProps {
  field: MeasurementsField
  garment: Garment
  /** What the owner has measured for it beyond that. */
  ownFields: readonly { id: string; name: string; hindiName?: string | null }[]
  unit: LengthUnit
  heading: 'h3' | 'h4'
}

/** A garment's measurement fields beside a diagram that highlights the focused one. */
export function GarmentFields({ field, garment, ownFields, unit, heading }: GarmentFieldsProps) {
  const { i18n, t } = useLingui()
  const [focused, setFocused] = useState<Measure | null>(null)
  const { warningOf, ownWarningOf } = useMeasurementWarnings(field, garment)
  const measures: readonly Measure[] = garmentMeasures[garment]
  return (
    <Box as="section" aria-label={i18n._(garmentNames[garment])}>
      <Heading as={heading} size="md" mb="3">
        {i18n._(garmentNames[garment])}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '15rem minmax(0, 1fr)' }} gap={{ base: '4', md: '8' }}>
        <Flex
          position="sticky"
          top="4.5rem"
          zIndex="docked"
          alignSelf="start"
          flexDirection={{ base: 'row', md: 'column' }}
          align="center"
          gap="3"
          py="2"
          bg="bg.panel"
          borderBottomWidth={{ base: '1px', md: '0' }}
        >
          <Box flexShrink="0" width={{ base: '8.5rem', md: 'full' }} height={{ base: '9.5rem', md: '20rem' }}>
            <MeasurementDiagram garment={garment} focused={focused} />
          </Box>
          {/* Hidden from screen readers, because each field has its own hint. */}
          <Text aria-hidden fontSize="sm" color="fg.muted" minH="3lh">
            {focused
              ? i18n._(hintOf(garment, focused))
              : t`Tap a field: the figure shows where the tape is laid.`}
          </Text>
        </Flex>
        <Grid templateColumns={{ base: '1fr 1fr', md: '1fr 1fr' }} gap="4" alignContent="start">
          {measures.map((measure) => (
            <MeasureField
              key={measure}
              name={`${field}.${garment}.${measure}`}
              letter={letterOf(garment, measure)}
              label={i18n._(measureNames[measure])}
              hint={i18n._(hintOf(garment, measure))}
              unit={unit}
              warning={warningOf(measure)}
              onFocus={() => setFocused(measure)}
            />
          ))}
          {ownFields.map((own) => (
            <MeasureField
              key={own.id}
              name={`${field}.own.${own.id}`}
              label={fieldName(own, i18n.locale)}
              unit={unit}
              warning={ownWarningOf(own.id)}
              onFocus={() => setFocused(null)}
            />
          ))}
        </Grid>
      </Grid>
    </Box>
  )
}

const STEP = 0.1

interface MeasureFieldProps {
  name: `${MeasurementsField}.${Garment}.${Measure}` | `${MeasurementsField}.own.${string}`
  /** In the diagram, which shows none of the owner's fields. */
  letter?: string
  label: string
  hint?: string
  unit: LengthUnit
  /** A warning about a possible mistake; it doesn't block the order. */
  warning: string | null
  onFocus: () => void
}

function MeasureField({ name, letter, label, hint, unit, warning, onFocus }: MeasureFieldProps) {
  const { t } = useLingui()
  const { register, formState, getValues, setValue } = useFormContext<OrderValues>()
  const id = fieldId(name)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const typed = getValues(name) ?? ''
    const number = isUnmeasured(typed) ? 0 : parseLength(typed)
    if (steps === undefined || number === null) return
    event.preventDefault()
    setValue(
      name,
      `${Math.max(0, Math.round(number / STEP + steps) * STEP)
        .toFixed(1)
        .replace('.0', '')}`,
    )
  }
  const error = errorAt(formState.errors, name)
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="label" display="flex" gap="2" alignItems="baseline">
        <Text as="span" aria-hidden color="peacock.fg" fontWeight="semibold">
          {letter}
        </Text>
        {label}
      </chakra.label>
      <Box position="relative">
        <chakra.input
          css={inputStyle}
          pe="12"
          id={id}
          // Not type="number": browsers drop invalid input, and read neither '36,5' nor Devanagari
          // digits.
          inputMode="decimal"
          min={0}
          step={STEP}
          onKeyDown={onKeyDown}
          autoComplete="off"
          maxLength={20}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-note`}
          {...register(name)}
          onFocus={onFocus}
        />
        <Text as="span" position="absolute" insetEnd="3" top="2.5" color="fg.muted" pointerEvents="none">
          {unit === 'CM' ? t`cm` : t`in`}
        </Text>
      </Box>
      <Text id={`${id}-hint`} srOnly>
        {hint}
      </Text>
      <Text
        id={`${id}-note`}
        textStyle="sm"
        color={error ? 'fg.error' : 'fg.warning'}
        _empty={{ display: 'none' }}
      >
        {error ?? warning}
      </Text>
    </Stack>
  )
}
