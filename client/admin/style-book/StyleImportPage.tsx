import { useApolloClient } from '@apollo/client/react'
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { readCsv, textOf, Unreadable } from '../products/csv.ts'
import { FileChoice } from '../products/FileChoice.tsx'
import { batchesOf, isImported, type RowResult } from '../products/import-rows.ts'
import { ImportRows } from '../products/ImportRows.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { mapStyleFile, styleColumnLabel, type StyleFile, unreadableRows } from './style-import.ts'

const PreviewStyleImport_query = graphql(`
  query PreviewStyleImport($input: ImportStyleOptionsInput!) {
    styleImportPreview(input: $input) {
      outcome
      name
      changes {
        column
        before
        after
      }
      errors {
        column
        message
      }
    }
  }
`)

const ImportStyleOptions_mutation = graphql(`
  mutation ImportStyleOptions($input: ImportStyleOptionsInput!) {
    importStyleOptions(input: $input) {
      rows {
        outcome
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface Checked extends StyleFile {
  name: string
  results: RowResult[]
}

/** Imports the style book from a file: what each row would do, then all of them or, while one has errors, none. */
export function StyleImportPage() {
  const { t, i18n } = useLingui()
  const client = useApolloClient()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Unreadable ? error.message : failureMessage(i18n, error))
    } finally {
      setBusy(false)
    }
  }
  const check = (chosen: File) =>
    attempt(async () => {
      const file = mapStyleFile(readCsv(textOf(await chosen.arrayBuffer(), i18n), i18n))
      const results = unreadableRows(file.rows)
      if (file.columns.length === 0)
        throw new Unreadable(t`The file has none of the style book’s columns. Export it once to see them.`)
      for (const rows of batchesOf(file.rows.filter((row) => row.problem === null))) {
        const input = { columns: file.columns, rows: rows.map(({ cells }) => cells) }
        const { data } = await client.query({
          query: PreviewStyleImport_query,
          variables: { input },
          fetchPolicy: 'no-cache',
        })
        data?.styleImportPreview.forEach(({ name, ...found }, index) => {
          results.push({ row: rows[index]!, productName: name ?? null, suggestions: [], ...found })
        })
      }
      results.sort((one, other) => one.row.line - other.row.line)
      setChecked({ ...file, name: chosen.name, results })
    })
  const importRows = ({ columns, results }: Checked) =>
    attempt(async () => {
      for (const rows of batchesOf(results.filter((row) => isImported(row, [])).map(({ row }) => row))) {
        const input = { columns, rows: rows.map(({ cells }) => cells) }
        const { data } = await client.mutate({ mutation: ImportStyleOptions_mutation, variables: { input } })
        const [refusal] = data?.importStyleOptions.userErrors ?? []
        if (refusal) return setProblem(refusal.message)
      }
      setDone(true)
    })
  const again = () => {
    setChecked(null)
    setDone(false)
    setProblem(null)
  }
  return (
    <>
      <AdminHeading title={t`Import the style book`}>
        {checked && (
          <Button variant="outline" size="md" minH="11" onClick={again}>
            <Trans>Another file</Trans>
          </Button>
        )}
      </AdminHeading>
      {checked === null ? (
        <FileChoice problem={problem} onChoose={(chosen) => chosen && void check(chosen)}>
          <Trans>
            A CSV file like the style book’s export: change its rows, or add some without an id. Nothing is
            written before you have seen what would change.
          </Trans>
        </FileChoice>
      ) : (
        <Stack gap="4">
          <Outcome checked={checked} isDone={isDone} />
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <HStack gap="3" wrap="wrap">
            {isDone ? (
              <Button asChild>
                <RouterLink to={adminPaths.styleBook()}>
                  <Trans>To the style book</Trans>
                </RouterLink>
              </Button>
            ) : (
              <Button
                loading={isBusy}
                disabled={
                  !checked.results.some((row) => isImported(row, [])) ||
                  checked.results.some(({ outcome }) => outcome === 'REFUSED')
                }
                onClick={() => void importRows(checked)}
              >
                <Trans>Import the rows</Trans>
              </Button>
            )}
          </HStack>
          <ImportRows
            results={checked.results.filter(({ outcome }) => outcome !== 'UNCHANGED')}
            heading={t`Option`}
            labelOf={styleColumnLabel}
          />
        </Stack>
      )}
    </>
  )
}

function Outcome({ checked: { name, results, leftOut }, isDone }: { checked: Checked; isDone: boolean }) {
  const refused = results.filter(({ outcome }) => outcome === 'REFUSED').length
  const unchanged = results.filter(({ outcome }) => outcome === 'UNCHANGED').length
  const changing = results.filter((row) => isImported(row, [])).length
  const columns = leftOut.filter(Boolean).join(', ')
  return (
    <Stack gap="1" role="status">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {isDone ? (
          <Plural value={changing} one="# option imported." other="# options imported." />
        ) : (
          <Trans>
            {name}: <Plural value={changing} one="# option changes" other="# options change" />
          </Trans>
        )}
      </Text>
      {unchanged > 0 && (
        <Text color="fg.muted">
          <Plural value={unchanged} one="# row changes nothing." other="# rows change nothing." />
        </Text>
      )}
      {columns && (
        <Text color="fg.muted">
          <Trans>Left out, since the style book has no column for it: {columns}</Trans>
        </Text>
      )}
      {refused > 0 && (
        <Text color="fg.error">
          <Plural
            value={refused}
            one="# row has errors: correct the file and choose it again."
            other="# rows have errors: correct the file and choose it again."
          />
        </Text>
      )}
    </Stack>
  )
}
