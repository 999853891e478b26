import { Badge, Box, Button, Flex, Stack, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ImportOutcome } from '../../../__generated__/graphql.ts'
import { columnLabel } from './import-columns.ts'
import type { RowResult } from './import-rows.ts'

const outcomes: Record<ImportOutcome, { label: string; palette: string }> = {
  NEW: { label: 'New', palette: 'green' },
  CHANGED: { label: 'Changed', palette: 'blue' },
  UNCHANGED: { label: 'Unchanged', palette: 'gray' },
  REFUSED: { label: 'Errors', palette: 'red' },
}

const atOnce = 100

/** Each row of the file with its outcome: changed fields before and after, errors by column. */
export function ImportRows({ results }: { results: RowResult[] }) {
  const [shown, setShown] = useState(atOnce)
  return (
    <Stack gap="3">
      <Box
        overflowX="auto"
        position="relative"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        role="region"
        aria-label="Rows of the file"
        tabIndex={0}
      >
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row bg="bg.subtle">
              <Table.ColumnHeader>Line</Table.ColumnHeader>
              <Table.ColumnHeader>Product</Table.ColumnHeader>
              <Table.ColumnHeader>Becomes</Table.ColumnHeader>
              <Table.ColumnHeader>What changes</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {results.slice(0, shown).map((result) => (
              <Table.Row key={result.row.line} bg="bg.panel">
                <Table.Cell fontVariantNumeric="tabular-nums">{result.row.line}</Table.Cell>
                <Table.Cell maxW="64">{result.productName ?? '–'}</Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={outcomes[result.outcome].palette}>
                    {outcomes[result.outcome].label}
                  </Badge>
                </Table.Cell>
                <Table.Cell>
                  <Details result={result} />
                  {result.outcome !== 'REFUSED' &&
                    result.suggestions.map(({ column, value }) => (
                      <Text key={column} color="fg.muted">
                        {columnLabel(column)}, suggested: {value}
                      </Text>
                    ))}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {results.length > shown && (
        <Flex>
          <Button variant="outline" onClick={() => setShown(shown + atOnce)}>
            Show more
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

/** Shortens a cell to one readable line. */
const short = (cell: string) => (cell === '' ? 'empty' : cell.length > 60 ? `${cell.slice(0, 60)}…` : cell)

function Details({ result: { outcome, changes, errors } }: { result: RowResult }) {
  if (outcome === 'REFUSED')
    return errors.map(({ column, message }) => (
      <Text key={`${column}${message}`} color="fg.error">
        {column === null ? message : `${columnLabel(column)}: ${message}`}
      </Text>
    ))
  if (outcome !== 'CHANGED') return null
  return changes.map(({ column, before, after }) => (
    <Text key={column}>
      {columnLabel(column)}: <s>{short(before)}</s> → {short(after)}
    </Text>
  ))
}
