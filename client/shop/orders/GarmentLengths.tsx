import { Button, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type Garment, garmentMeasures } from '../../../shared/measurements/garment-measures.ts'
import type { Named } from '../../../shared/name-translations.ts'
import type { LengthUnit } from '../../../shared/grammars/length.ts'
import { lengthProblemSentence } from '../../lib/length-problem-sentence.ts'
import { localizedName } from '../../lib/localized-name.ts'
import {
  inUnit,
  lengthProblems,
  nameOfMeasure,
  ownNameOf,
  type TypedLengths,
  unitOfField,
  withText,
} from '../../lib/typed-lengths.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useLengthWarnings } from './use-length-warnings.ts'
import { garmentNames, measureNames } from './wizard/measurement-labels.ts'

interface GarmentLengthsProps {
  garment: Garment
  /** What the owner has measured of it. */
  ownFields: readonly (Named & { id: string; min?: number | null; max?: number | null })[]
  lengths: TypedLengths
  /** Of the last submission, by names such as `measurements.blouse.chest`. */
  errors: Partial<Record<string, string>>
  /** The unit until one is chosen. */
  usual: LengthUnit
  autoFocus: boolean
  onChange: (lengths: TypedLengths) => void
}

/** The fields of one garment in its unit. */
export function GarmentLengths({ garment, ownFields, lengths, errors, ...props }: GarmentLengthsProps) {
  const { t, i18n } = useLingui()
  const { autoFocus, usual, onChange } = props
  const unit = unitOfField(lengths, garment, usual)
  // While a length is typed, its beginning is no reason to say anything.
  const settled = useDebounced(lengths)
  const warnings = useLengthWarnings(settled, garment, ownFields, usual)
  const garmentName = i18n._(garmentNames[garment])
  const ownNames = ownFields.map(ownNameOf)
  const fields = [
    ...garmentMeasures[garment].map((measure) => ({
      name: nameOfMeasure(garment, measure),
      label: i18n._(measureNames[measure]),
    })),
    ...ownFields.map((field) => ({ name: ownNameOf(field), label: localizedName(i18n, field) })),
  ]
  const errorOf = (name: string) => {
    const [problem] = lengthProblems(lengths, [name], usual)
    const isDue = settled.texts[name] === lengths.texts[name] || errors[`measurements.${name}`]
    return problem && isDue ? i18n._(lengthProblemSentence(problem)) : undefined
  }
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {garmentName}
      </chakra.legend>
      <Flex gap="2" mb="3" role="group" aria-label={t`Unit of ${garmentName}`}>
        {(['INCH', 'CM'] as const).map((each) => (
          <Button
            key={each}
            minH="12"
            variant={unit === each ? 'solid' : 'outline'}
            aria-pressed={unit === each}
            onClick={() => onChange(inUnit(lengths, garment, ownNames, each, usual))}
          >
            {each === 'INCH' ? t`Inches` : t`Centimetres`}
          </Button>
        ))}
      </Flex>
      <SimpleGrid columns={{ base: 2, xl: 3 }} gap="3">
        {fields.map(({ name, label }, index) => (
          <TextField
            key={name}
            label={label}
            aria-label={`${garmentName}, ${label}`}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={autoFocus && index === 0}
            minH="12"
            maxLength={20}
            value={lengths.texts[name] ?? ''}
            error={errorOf(name)}
            warning={warnings[name]}
            onChange={({ currentTarget }) => onChange(withText(lengths, name, currentTarget.value, unit))}
          />
        ))}
      </SimpleGrid>
    </chakra.fieldset>
  )
}
