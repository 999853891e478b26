import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { formatExactRupees } from '../../lib/money.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { CountField } from '../forms/CountField.tsx'
import { amountOf, type CountedNotes, fieldOf, notes } from './counted-notes.ts'

interface CountNotesProps {
  counted: CountedNotes
  errors: Partial<Record<string, string>>
  onChange: (counted: CountedNotes) => void
}

/** Enter goes on to the next field, as it does in a calculator; after the last one it submits the form. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** How many of each note are in the drawer. */
export function CountNotes({ counted, errors, onChange }: CountNotesProps) {
  const { t } = useLingui()
  return (
    <Grid
      role="group"
      aria-label={t`Notes in the drawer`}
      templateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))"
      gap="3"
      onKeyDown={goOn}
    >
      {notes.map((note) => (
        <Box key={note}>
          <CountField
            label={t`Notes of ₹${note}`}
            value={counted[note] ?? ''}
            error={errors[fieldOf(note)]}
            onChange={(typed) => onChange({ ...counted, [note]: typed })}
          />
          <Flex justify="end">
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatExactRupees(amountOf(counted, note))}
            </Text>
          </Flex>
        </Box>
      ))}
      <AmountField
        label={t`Coins, ₹`}
        value={counted.coins ?? ''}
        error={errors[fieldOf('coins')]}
        onChange={(coins) => onChange({ ...counted, coins })}
      />
    </Grid>
  )
}
