import { Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { LengthUnit } from '../../../__generated__/graphql.ts'
import {
  type TypedLengths,
  inUnit,
  nameOfMeasure,
  ownNameOf,
  unitOfField,
  withText,
} from '../../../lib/typed-lengths.ts'
import { parseLength, roundTo } from '../../../../shared/grammars/length.ts'
import { inputStyle } from '../../../ui/input-style.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useLengthWarnings } from '../use-length-warnings.ts'
import { letterOf, MeasurementDiagram } from '../measurement-diagram/MeasurementDiagram.tsx'
import {
  type Garment,
  garmentMeasures,
  type Measure,
} from '../../../../shared/measurements/garment-measures.ts'
import type { Named } from '../../../../shared/name-translations.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import { garmentNames, hintOf, measureNames } from './measurement-labels.ts'
import { lengthsOf, ofLengths } from './garment-measures.ts'
import type { MeasurementsField, OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { errorAt } from './use-order-form.ts'

interface GarmentFieldsProps {
  field: MeasurementsField
  garment: Garment
  /** What the owner has measured for it beyond that. */
  ownFields: readonly (Named & { id: string; min?: number | null; max?: number | null })[]
  /** Whether fields of several garments have the same labels. */
  isOneOfSeveral: boolean
  heading: 'h3' | 'h4'
}

/** A garment's measurement fields beside a diagram that highlights the focused one. */
export function GarmentFields({ field, garment, ownFields, isOneOfSeveral, heading }: GarmentFieldsProps) {
  const { i18n, t } = useLingui()
  const [focused, setFocused] = useState<Measure | null>(null)
  const { control, setValue, getValues } = useFormContext<OrderValues>()
  const typed = useWatch({ control, name: field })
  const unit = unitOfField(lengthsOf(typed), garment, typed.unit)
  // While a length is typed, its beginning is no reason for a warning.
  const settled = useDebounced(JSON.stringify(typed))
  const warnings = useLengthWarnings(
    lengthsOf(JSON.parse(settled) as typeof typed),
    garment,
    ownFields,
    typed.unit,
  )
  const garmentName = i18n._(garmentNames[garment])
  const change = (changed: (lengths: TypedLengths) => TypedLengths) => {
    const now = getValues(field)
    setValue(field, ofLengths(changed(lengthsOf(now)), now.unit), { shouldValidate: true })
  }
  // The form has the text already. What was typed before in another unit, and the unit of an owner's field, follow it.
  const onTyped = (name: string, text: string) => {
    const { originals, units } = lengthsOf(getValues(field))
    if (name in originals || (name.startsWith('own.') && units[name] !== unit))
      change((lengths) => withText(lengths, name, text, unit))
  }
  const facts = (name: string, label: string) => ({
    label,
    accessibleName: isOneOfSeveral ? `${garmentName}, ${label}` : undefined,
    unit,
    warning: warnings[name] ?? null,
    onTyped: (text: string) => onTyped(name, text),
  })
  const measures: readonly Measure[] = garmentMeasures[garment]
  return (
    <Box as="section" aria-label={garmentName}>
      <Flex gap="3" mb="3" align="center" justify="space-between" wrap="wrap">
        <Heading as={heading} size="md">
          {garmentName}
        </Heading>
        <Flex role="group" aria-label={t`Unit of ${garmentName}`} gap="1">
          {units.map((each) => (
            <Button
              key={each}
              variant={each === unit ? 'solid' : 'outline'}
              aria-pressed={each === unit}
              onClick={() =>
                change((lengths) => inUnit(lengths, garment, ownFields.map(ownNameOf), each, typed.unit))
              }
            >
              {each === 'CM' ? t`cm` : t`inches`}
            </Button>
          ))}
        </Flex>
      </Flex>
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
              hint={i18n._(hintOf(garment, measure))}
              {...facts(nameOfMeasure(garment, measure), i18n._(measureNames[measure]))}
              onFocus={() => setFocused(measure)}
            />
          ))}
          {ownFields.map((own) => (
            <MeasureField
              key={own.id}
              name={`${field}.own.${own.id}`}
              {...facts(ownNameOf(own), localizedName(i18n, own))}
              onFocus={() => setFocused(null)}
            />
          ))}
        </Grid>
      </Grid>
    </Box>
  )
}

const units = ['CM', 'INCH'] as const
const STEP = 0.1

interface MeasureFieldProps {
  name: `${MeasurementsField}.${Garment}.${Measure}` | `${MeasurementsField}.own.${string}`
  /** In the diagram, which shows none of the owner's fields. */
  letter?: string
  label: string
  /** With the garment, where others have the same label. */
  accessibleName: string | undefined
  hint?: string
  unit: LengthUnit
  /** A warning about a possible mistake; it doesn't block the order. */
  warning: string | null
  onTyped: (text: string) => void
  onFocus: () => void
}

function MeasureField({
  name,
  letter,
  label,
  accessibleName,
  hint,
  unit,
  warning,
  ...on
}: MeasureFieldProps) {
  const { t } = useLingui()
  const { register, formState, getValues, setValue } = useFormContext<OrderValues>()
  const id = fieldId(name)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const typed = getValues(name) ?? ''
    const length = parseLength(typed)
    if (steps === undefined || length.kind === 'unreadable') return
    event.preventDefault()
    const number = length.kind === 'none' ? 0 : length.value
    const stepped = String(roundTo(Math.max(0, Math.round(number / STEP + steps) * STEP), 1))
    setValue(name, stepped)
    on.onTyped(stepped)
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
          aria-label={accessibleName}
          {...register(name, {
            onChange: (event: { target: { value: string } }) => on.onTyped(event.target.value),
          })}
          onFocus={on.onFocus}
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
