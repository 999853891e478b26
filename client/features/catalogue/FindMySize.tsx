import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { parseLength } from '../../lib/parse-length.ts'
import { type BodyLengths, suggestSize } from '../../lib/suggest-size.ts'
import { TextField } from '../../ui/TextField.tsx'

interface FindMySizeProps {
  sizes: readonly ({ label: string; quantityInStock?: number | null } & BodyLengths)[]
  /** How many cm the typed unit has. */
  cmPerUnit: number
  unit: string
  /** Chooses the size for the order; absent where nothing can be ordered. */
  onChoose?: ((size: string) => void) | undefined
}

const nothing = { chest: '', waist: '', hip: '' }

/** Suggests a ready-made size for three measurements of the body. */
export function FindMySize({ sizes, cmPerUnit, unit, onChoose }: FindMySizeProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(nothing)
  const [chosen, setChosen] = useState<string | null>(null)
  const labels = { chest: t`Chest`, waist: t`Waist`, hip: t`Hip` }
  const measured = (['chest', 'waist', 'hip'] as const).filter((part) =>
    sizes.some((size) => size[part] != null),
  )
  const inCm = (text: string) => {
    const length = parseLength(text)
    return length === null ? null : length * cmPerUnit
  }
  const body = { chest: inCm(typed.chest), waist: inCm(typed.waist), hip: inCm(typed.hip) }
  const isTyped = measured.some((part) => body[part] !== null)
  const size = suggestSize(sizes, body)
  if (measured.length === 0) return null
  return (
    <Box mt="4" p="4" bg="bg.subtle" borderRadius="l2">
      <Heading as="h3" size="md" mb="1">
        <Trans>Find my size</Trans>
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        <Trans>Measure your body at its fullest, with the tape level and not tight.</Trans>
      </Text>
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
            onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
          />
        ))}
      </Grid>
      <Flex role="status" mt="3" gap="3" align="center" wrap="wrap" minH="11">
        {isTyped && size === null && (
          <Text>
            <Trans>None of our sizes is wide enough: choose Tailor Made, and it will fit.</Trans>
          </Text>
        )}
        {size && <Suggestion label={size.label} soldOut={size.quantityInStock === 0} />}
        {size && onChoose && size.quantityInStock !== 0 && (
          <Button
            variant="outline"
            onClick={() => {
              onChoose(size.label)
              setChosen(size.label)
            }}
          >
            {chosen === size.label ? t`Chosen` : t`Choose ${size.label}`}
          </Button>
        )}
      </Flex>
    </Box>
  )
}

function Suggestion({ label, soldOut }: { label: string; soldOut: boolean }) {
  return (
    <Text fontWeight="semibold">
      {soldOut ? (
        <Trans>Your size is {label}. It is sold out: choose Tailor Made instead.</Trans>
      ) : (
        <Trans>Your size is {label}.</Trans>
      )}
    </Text>
  )
}
