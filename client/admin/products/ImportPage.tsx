import { useQuery } from '@apollo/client/react'
import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { type CsvFile, readCsv, textOf, Unreadable } from './csv.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportFile } from './ImportFile.tsx'
import { type RecognizedExport, recognizeExport } from './other-shops/recognize-export.ts'
import { currentDay } from '../../lib/shop-days.ts'

const ImportPage_query = graphql(`
  query ImportPage {
    productRows(first: 1) {
      columns
    }
  }
`)

interface ChosenFile {
  name: string
  content: CsvFile
  /** What it was recognized as; null for files that are taken as they are. */
  recognized: RecognizedExport | null
}

/** Imports the catalogue from a file: match its columns, check its rows, then import. */
export function ImportPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(ImportPage_query, { fetchPolicy: 'no-cache' })
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      const content = readCsv(textOf(await chosen.arrayBuffer(), i18n), i18n)
      const recognized = recognizeExport(content, currentDay(), i18n)
      setFile({ name: chosen.name, content: recognized?.file ?? content, recognized })
      setProblem(null)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setProblem(`${chosen.name}: ${error.message}`)
    }
  }
  return (
    <>
      <AdminHeading title={t`Import products`}>
        {file && (
          <Button variant="outline" size="md" minH="11" onClick={() => setFile(null)}>
            <Trans>Another file</Trans>
          </Button>
        )}
      </AdminHeading>
      {error ? (
        <ErrorState
          title={t`We could not reach the shop`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : !data ? (
        <Skeleton height="48" role="status" aria-label={t`Loading`} />
      ) : file ? (
        <Stack gap="5">
          {file.recognized && <RecognizedNote {...file.recognized} />}
          <ImportFile
            key={file.name}
            name={file.name}
            file={file.content}
            columns={data.productRows.columns}
          />
        </Stack>
      ) : (
        <FileChoice problem={problem} onChoose={(chosen) => void read(chosen)}>
          <Trans>
            A CSV file with a header, such as an export of this shop or any other list of designs. You match
            its columns next; nothing is written before you have seen what would change.
          </Trans>
        </FileChoice>
      )}
    </>
  )
}

function RecognizedNote({ system, leftOut }: RecognizedExport) {
  const columns = leftOut.join(', ')
  return (
    <Stack gap="1" p="4" bg="bg.subtle" borderRadius="l2">
      <Text>
        <Trans>
          This is an export of {system}. It is shown with this shop’s columns, and a row for each design.
        </Trans>
      </Text>
      {leftOut.length > 0 && (
        <Text color="fg.muted">
          <Trans>Left out, since this shop has no column for it: {columns}</Trans>
        </Text>
      )}
    </Stack>
  )
}
