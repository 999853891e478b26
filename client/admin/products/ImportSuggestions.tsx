import { Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CheckField } from '../../ui/CheckField.tsx'
import { columnLabel } from './import-columns.ts'
import type { RowResult } from './import-rows.ts'

interface ImportSuggestionsProps {
  results: RowResult[]
  /** The columns whose suggestions are taken. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** What names and descriptions say about empty cells: taken only for the columns that are chosen here. */
export function ImportSuggestions({ results, chosen, onChange }: ImportSuggestionsProps) {
  const { t, i18n } = useLingui()
  const counts = new Map<string, number>()
  for (const { outcome, suggestions } of results)
    if (outcome !== 'REFUSED')
      for (const { column } of suggestions) counts.set(column, (counts.get(column) ?? 0) + 1)
  if (counts.size === 0) return null
  return (
    <Stack as="fieldset" gap="1" p="4" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Text as="legend" srOnly>
        <Trans>Suggestions</Trans>
      </Text>
      <Text>
        <Trans>
          Some cells are empty, but the names and descriptions say what belongs there; each row below shows
          it. Fill in:
        </Trans>
      </Text>
      {[...counts].map(([column, count]) => (
        <CheckField
          key={column}
          label={t`${{ column: columnLabel(column, i18n) }} of ${plural(count, { one: '# product', other: '# products' })}`}
          checked={chosen.includes(column)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, column] : chosen.filter((each) => each !== column))
          }
        />
      ))}
    </Stack>
  )
}
