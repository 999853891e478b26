import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { parseLength } from '../../lib/parse-length.ts'
import { type BodyLengths, bodyParts, suggestSize } from '../../lib/suggest-size.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { TextField } from '../../ui/TextField.tsx'

const SizeByProfile = lazy(async () => ({ default: (await import('./SizeByProfile.tsx')).SizeByProfile }))

interface FindMySizeProps {
  category: Category
  sizes: readonly ({ label: string; quantityInStock?: number | null } & BodyLengths)[]
  /** How many cm the typed unit has. */
  cmPerUnit: number
  unit: string
  /** Chooses the size for the order; absent where nothing can be ordered. */
  onChoose?: ((size: string) => void) | undefined
}

type Typed = Record<keyof BodyLengths, string>

const nothing: Typed = { chest: '', waist: '', hip: '' }

const inTenths = (length: number) => `${Math.round(length * 10) / 10}`

/** Suggests a ready-made size for three measurements of the body, typed or of a saved profile. */
export function FindMySize({ category, sizes, cmPerUnit, unit, onChoose }: FindMySizeProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(nothing)
  const [typedIn, setTypedIn] = useState(cmPerUnit)
  const [chosen, setChosen] = useState<string | null>(null)
  const [person, setPerson] = useState<string | null>(null)
  if (typedIn !== cmPerUnit) {
    setTypedIn(cmPerUnit)
    setTyped(inUnit(typed, typedIn / cmPerUnit))
  }
  const labels = { chest: t`Chest`, waist: t`Waist`, hip: t`Hip` }
  const measured = bodyParts.filter((part) => sizes.some((size) => size[part] != null))
  const inCm = (text: string) => {
    const length = parseLength(text)
    return length === null ? null : length * cmPerUnit
  }
  const body = { chest: inCm(typed.chest), waist: inCm(typed.waist), hip: inCm(typed.hip) }
  const isTyped = measured.some((part) => body[part] !== null)
  const size = suggestSize(sizes, body)
  if (measured.length === 0) return null
  const choose = (label: string) => {
    onChoose?.(label)
    setChosen(label)
  }
  const measureBy = (whose: string, lengths: BodyLengths) => {
    const shown = (cm: number | null | undefined) => (cm == null ? '' : inTenths(cm / cmPerUnit))
    setTyped({ chest: shown(lengths.chest), waist: shown(lengths.waist), hip: shown(lengths.hip) })
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
            label={`${labels[part]} (${unit})`}
            inputMode="decimal"
            autoComplete="off"
            value={typed[part]}
            error={
              typed[part].trim() !== '' && body[part] === null ? t`Write a number, such as 36.5.` : undefined
            }
            onChange={({ target }) => {
              setTyped({ ...typed, [part]: target.value })
              setPerson(null)
            }}
          />
        ))}
      </Grid>
      <Flex role="status" mt="3" gap="3" align="center" wrap="wrap" minH="11">
        {isTyped && size === null && (
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

/** The same lengths in another unit; what isn't a length stays as typed. */
const inUnit = (typed: Typed, factor: number): Typed => {
  const convert = (text: string) => {
    const length = parseLength(text)
    return length === null ? text : inTenths(length * factor)
  }
  return { chest: convert(typed.chest), waist: convert(typed.waist), hip: convert(typed.hip) }
}
