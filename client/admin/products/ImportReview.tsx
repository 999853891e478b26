import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportOutcome } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { columnLabel } from './import-columns.ts'
import { ImportRows } from './ImportRows.tsx'
import { isImported } from './import-rows.ts'
import { ImportSuggestions } from './ImportSuggestions.tsx'
import type { Import } from './use-import.ts'

/** How many rows have an outcome: '1,250 new'. */
function outcomeText(outcome: ImportOutcome, count: number, i18n: I18n): string {
  const number = i18n.number(count)
  if (outcome === 'NEW') return i18n._(msg`${number} new`)
  if (outcome === 'CHANGED') return i18n._(msg`${number} changed`)
  return i18n._(outcome === 'UNCHANGED' ? msg`${number} unchanged` : msg`${number} with errors`)
}

/** The results of the check, row by row, and the button that starts the import. */
export function ImportReview({ run }: { run: Import }) {
  const { t, i18n } = useLingui()
  const { phase, results, suggestionsFor } = run.state
  const counts = { NEW: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  const toDo = results.filter((result) => isImported(result, suggestionsFor)).length
  const [goodRowsOnly, setGoodRowsOnly] = useState(false)
  const [shown, setShown] = useState<ImportOutcome | null>(counts.REFUSED > 0 ? 'REFUSED' : null)
  const done = phase === 'done'
  const refusedRows = counts.REFUSED
  const all = i18n.number(results.length)
  return (
    <Stack gap="4">
      <Text role="status" fontSize="md" fontWeight="semibold">
        {done
          ? t`Imported: ${plural(toDo, { one: '# product', other: '# products' })}.`
          : summary(counts, i18n)}
      </Text>
      {!done && counts.REFUSED > 0 && (
        <Stack gap="1" p="4" bg="bg.warning" borderRadius="l2">
          <Text>
            <Plural
              value={refusedRows}
              one="# row can’t be imported as it stands. Correct the file and choose it again, or:"
              other="# rows can’t be imported as they stand. Correct the file and choose it again, or:"
            />
          </Text>
          <CheckField
            label={t`Import the good rows only`}
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
            <RouterLink to={adminPaths.products()}>
              <Trans>To the products</Trans>
            </RouterLink>
          </Button>
        ) : (
          <>
            <Button disabled={toDo === 0 || (counts.REFUSED > 0 && !goodRowsOnly)} onClick={run.begin}>
              {toDo === 0
                ? t`Nothing to import`
                : t`Import ${plural(toDo, { one: '# product', other: '# products' })}`}
            </Button>
            <Button variant="outline" onClick={run.backToMapping}>
              <Trans>Back to the columns</Trans>
            </Button>
          </>
        )}
      </HStack>
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Show`}>
        <Button
          size="sm"
          minH="11"
          variant={shown === null ? 'subtle' : 'ghost'}
          aria-pressed={shown === null}
          onClick={() => setShown(null)}
        >
          <Trans>All {all}</Trans>
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
              {outcomeText(outcome, counts[outcome], i18n)}
            </Button>
          ))}
      </Flex>
      <ImportRows
        key={shown ?? 'all'}
        heading={t`Product`}
        labelOf={columnLabel}
        results={shown === null ? results : results.filter(({ outcome }) => outcome === shown)}
      />
    </Stack>
  )
}

const summary = (counts: Record<ImportOutcome, number>, i18n: I18n) =>
  (Object.keys(counts) as ImportOutcome[])
    .map((outcome) => outcomeText(outcome, counts[outcome], i18n))
    .join(', ')
