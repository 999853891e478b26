import { Badge, Box, Button, Flex, Stack, Table, Text } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportOutcome } from '../../__generated__/graphql.ts'
import { addRecipes } from '../../theme/system.ts'
import type { RowResult } from './import-rows.ts'

addRecipes({ slotRecipes: { table: tableSlotRecipe } })

const outcomes: Record<ImportOutcome, { label: MessageDescriptor; palette: string }> = {
  NEW: { label: msg`New`, palette: 'green' },
  CHANGED: { label: msg`Changed`, palette: 'blue' },
  UNCHANGED: { label: msg`Unchanged`, palette: 'gray' },
  REFUSED: { label: msg`Errors`, palette: 'red' },
}

const atOnce = 100

interface ImportRowsProps {
  results: RowResult[]
  /** What a row is about. */
  heading: string
  labelOf: (column: string, i18n: I18n) => string
}

/** Each row of the file with its outcome: changed fields before and after, errors by column. */
export function ImportRows({ results, heading, labelOf }: ImportRowsProps) {
  const { t, i18n } = useLingui()
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
        aria-label={t`Rows of the file`}
        tabIndex={0}
      >
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row bg="bg.subtle">
              <Table.ColumnHeader>
                <Trans>Line</Trans>
              </Table.ColumnHeader>
              <Table.ColumnHeader>{heading}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <Trans>Becomes</Trans>
              </Table.ColumnHeader>
              <Table.ColumnHeader>
                <Trans>What changes</Trans>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {results.slice(0, shown).map((result) => (
              <Table.Row key={result.row.line} bg="bg.panel">
                <Table.Cell fontVariantNumeric="tabular-nums">{result.row.line}</Table.Cell>
                <Table.Cell maxW="64">{result.productName ?? '–'}</Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={outcomes[result.outcome].palette}>
                    {i18n._(outcomes[result.outcome].label)}
                  </Badge>
                </Table.Cell>
                <Table.Cell>
                  <Details result={result} labelOf={labelOf} />
                  {result.outcome !== 'REFUSED' &&
                    result.suggestions.map(({ column, value }) => (
                      <Text key={column} color="fg.muted">
                        {t`${{ column: labelOf(column, i18n) }}, suggested: ${value}`}
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
            <Trans>Show more</Trans>
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

/** Shortens a cell to one readable line. */
const short = (cell: string, i18n: I18n, longest = 60) =>
  cell === '' ? i18n._(msg`empty`) : cell.length > longest ? `${cell.slice(0, longest)}…` : cell

/** What a new design is sold by is shown as a whole: 30 sizes, or 20 addresses of pictures. */
const longestOfNew: Record<string, number> = { sizes: 3_000, images: 3_000 }

/** Of a new design, what it costs and what there is of it comes first. */
const first = ['readyMadePrice', 'tailorPrice', 'discount', 'quantityInStock', 'sizes', 'images', 'category']
const rank = ({ column }: { column: string }) => {
  const at = first.indexOf(column)
  return at === -1 ? first.length : at
}
const inOrder = (changes: RowResult['changes']) =>
  changes.filter(({ column }) => column !== 'productName').sort((one, other) => rank(one) - rank(other))

function Details({
  result: { outcome, changes, errors },
  labelOf,
}: Pick<ImportRowsProps, 'labelOf'> & { result: RowResult }) {
  const { i18n } = useLingui()
  if (outcome === 'REFUSED')
    return errors.map(({ column, message }) => (
      <Text key={`${column}${message}`} color="fg.error">
        {column !== null && `${labelOf(column, i18n)}: `}
        {message}
      </Text>
    ))
  if (outcome === 'NEW')
    return inOrder(changes).map(({ column, after }) => (
      <Text key={column} overflowWrap="anywhere">
        {labelOf(column, i18n)}: {short(after, i18n, longestOfNew[column])}
      </Text>
    ))
  if (outcome !== 'CHANGED') return null
  return changes.map(({ column, before, after }) => (
    <Text key={column}>
      {labelOf(column, i18n)}: <s>{short(before, i18n)}</s> → {short(after, i18n)}
    </Text>
  ))
}
