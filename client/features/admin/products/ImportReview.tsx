import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportOutcome } from '../../../__generated__/graphql.ts'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { CheckField } from './CheckField.tsx'
import { countOf } from './count-of.ts'
import { ImportRows } from './ImportRows.tsx'
import { isImported } from './import-rows.ts'
import { ImportSuggestions } from './ImportSuggestions.tsx'
import type { Import } from './use-import.ts'

const outcomeLabels: Record<ImportOutcome, string> = {
  NEW: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  REFUSED: 'with errors',
}

/** The results of the check, row by row, and the button that starts the import. */
export function ImportReview({ run }: { run: Import }) {
  const { phase, results, suggestionsFor } = run.state
  const counts = { NEW: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  const toDo = results.filter((result) => isImported(result, suggestionsFor)).length
  const [goodRowsOnly, setGoodRowsOnly] = useState(false)
  const [shown, setShown] = useState<ImportOutcome | null>(counts.REFUSED > 0 ? 'REFUSED' : null)
  const done = phase === 'done'
  return (
    <Stack gap="4">
      <Text role="status" fontSize="md" fontWeight="semibold">
        {done ? `Imported: ${countOf(toDo, 'product')}.` : summary(counts)}
      </Text>
      {!done && counts.REFUSED > 0 && (
        <Stack gap="1" p="4" bg="bg.warning" borderRadius="l2">
          <Text>
            {countOf(counts.REFUSED, 'row')} can’t be imported as{' '}
            {counts.REFUSED === 1 ? 'it stands' : 'they stand'}. Mend the file and choose it again, or:
          </Text>
          <CheckField
            label="Import the good rows only"
            checked={goodRowsOnly}
            onChange={({ target }) => setGoodRowsOnly(target.checked)}
          />
        </Stack>
      )}
      {!done && (
        <ImportSuggestions results={results} chosen={suggestionsFor} onChange={run.takeSuggestions} />
      )}
      <HStack gap="3" wrap="wrap">
        {done ? (
          <Button asChild>
            <RouterLink to={adminPaths.products()}>To the products</RouterLink>
          </Button>
        ) : (
          <>
            <Button disabled={toDo === 0 || (counts.REFUSED > 0 && !goodRowsOnly)} onClick={run.begin}>
              {toDo === 0 ? 'Nothing to import' : `Import ${countOf(toDo, 'product')}`}
            </Button>
            <Button variant="outline" onClick={run.backToMapping}>
              Back to the columns
            </Button>
          </>
        )}
      </HStack>
      <Flex gap="2" wrap="wrap" role="group" aria-label="Show">
        <Button
          size="sm"
          minH="11"
          variant={shown === null ? 'subtle' : 'ghost'}
          aria-pressed={shown === null}
          onClick={() => setShown(null)}
        >
          All {results.length.toLocaleString('en-IN')}
        </Button>
        {(Object.keys(counts) as ImportOutcome[])
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              minH="11"
              variant={shown === outcome ? 'subtle' : 'ghost'}
              aria-pressed={shown === outcome}
              onClick={() => setShown(outcome)}
            >
              {counts[outcome].toLocaleString('en-IN')} {outcomeLabels[outcome]}
            </Button>
          ))}
      </Flex>
      <ImportRows
        key={shown ?? 'all'}
        results={shown === null ? results : results.filter(({ outcome }) => outcome === shown)}
      />
    </Stack>
  )
}

const summary = (counts: Record<ImportOutcome, number>) =>
  (Object.keys(counts) as ImportOutcome[])
    .map((outcome) => `${counts[outcome].toLocaleString('en-IN')} ${outcomeLabels[outcome]}`)
    .join(', ')
