import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { lengthIn, type LengthUnit, readLength } from '../../../shared/grammars/length.ts'
import { notALength } from '../../lib/length-problem-sentence.ts'
import { type BodyLengths, bodyParts, suggestSize } from '../../../shared/measurements/suggest-size.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { TextField } from '../../ui/TextField.tsx'

const SizeByProfile = lazy(async () => ({ default: (await import('./SizeByProfile.tsx')).SizeByProfile }))

interface FindMySizeProps {
  category: Category
  sizes: readonly ({ label: string; quantityInStock?: number | null } & BodyLengths)[]
  unit: LengthUnit
  /** The name of the unit. */
  unitName: string
  /** Chooses the size for the order; absent where nothing can be ordered. */
  onChoose?: ((size: string) => void) | undefined
}

/** Texts with the unit in which each was typed: in another one, they are only shown converted. */
type Typed = Record<keyof BodyLengths, { text: string; unit: LengthUnit }>

const blank = { text: '', unit: 'CM' } as const
const nothing: Typed = { chest: blank, waist: blank, hip: blank }

/** Suggests a ready-made size for three measurements of the body, typed or of a saved profile. */
export function FindMySize({ category, sizes, unit, unitName, onChoose }: FindMySizeProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState(nothing)
  const [chosen, setChosen] = useState<string | null>(null)
  const [person, setPerson] = useState<string | null>(null)
  const labels = { chest: t`Chest`, waist: t`Waist`, hip: t`Hip` }
  const measured = bodyParts.filter((part) => sizes.some((size) => size[part] != null))
  const lengths = { chest: lengthOf(typed.chest), waist: lengthOf(typed.waist), hip: lengthOf(typed.hip) }
  const isWrong = (part: keyof BodyLengths) => ['unreadable', 'too-long'].includes(lengths[part].kind)
  const isTyped = measured.some((part) => lengths[part].kind === 'length')
  // A size for only some of what was typed could be the wrong one.
  const isReadable = !measured.some(isWrong)
  const size = isReadable
    ? suggestSize(sizes, {
        chest: cmOf(lengths.chest),
        waist: cmOf(lengths.waist),
        hip: cmOf(lengths.hip),
      })
    : null
  if (measured.length === 0) return null
  const choose = (label: string) => {
    onChoose?.(label)
    setChosen(label)
  }
  const measureBy = (whose: string, lengths: BodyLengths) => {
    const inCm = (cm: number | null | undefined) => ({
      text: cm == null ? '' : String(cm),
      unit: 'CM' as const,
    })
    setTyped({ chest: inCm(lengths.chest), waist: inCm(lengths.waist), hip: inCm(lengths.hip) })
    setPerson(whose)
    const found = suggestSize(sizes, lengths)
    if (found && onChoose && found.quantityInStock !== 0) choose(found.label)
  }
  return (
    <Box mt="4" p="4" bg="bg.subtle" borderRadius="l2">
      <Heading as="h3" size="md" mb="1">
        <Trans>Find my size</Trans>
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        <Trans>Measure your body at its fullest, with the tape level and not tight.</Trans>
      </Text>
      <LazySection>
        <SizeByProfile category={category} measured={measured} onChoose={measureBy} />
      </LazySection>
      <Grid templateColumns="repeat(auto-fit, minmax(6rem, 1fr))" gap="3">
        {measured.map((part) => (
          <TextField
            key={part}
            label={`${labels[part]} (${unitName})`}
            inputMode="decimal"
            autoComplete="off"
            value={lengthIn(typed[part].text, typed[part].unit, unit)}
            error={isWrong(part) ? i18n._(notALength) : undefined}
            onChange={({ target }) => {
              setTyped({ ...typed, [part]: { text: target.value, unit } })
              setPerson(null)
            }}
          />
        ))}
      </Grid>
      <Flex role="status" mt="3" gap="3" align="center" wrap="wrap" minH="11">
        {isTyped && isReadable && size === null && (
          <Text>
            <Trans>None of our sizes is wide enough: choose Tailor Made, and it will fit.</Trans>
          </Text>
        )}
        {size && <Suggestion person={person} label={size.label} soldOut={size.quantityInStock === 0} />}
        {size && onChoose && size.quantityInStock !== 0 && (
          <Button variant="outline" onClick={() => choose(size.label)}>
            {chosen === size.label ? t`Chosen` : t`Choose ${size.label}`}
          </Button>
        )}
      </Flex>
    </Box>
  )
}

interface SuggestionProps {
  /** Whose measurements they are; null for those that were typed. */
  person: string | null
  label: string
  soldOut: boolean
}

function Suggestion({ person, label, soldOut }: SuggestionProps) {
  return (
    <Text fontWeight="semibold">
      {person !== null && `${person}: `}
      {soldOut ? (
        <Trans>Your size is {label}. It is sold out: choose Tailor Made instead.</Trans>
      ) : (
        <Trans>Your size is {label}.</Trans>
      )}
    </Text>
  )
}

const lengthOf = ({ text, unit }: Typed['chest']) => readLength(text, unit)
const cmOf = (length: ReturnType<typeof lengthOf>) => (length.kind === 'length' ? length.cm : null)
