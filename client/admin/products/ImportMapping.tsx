import { Box, chakra, Grid, Stack, Table, Text } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { addRecipes } from '../../theme/system.ts'
import { inputStyle } from '../../ui/input-style.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { CsvFile } from './csv.ts'
import { Panel } from '../../ui/Panel.tsx'
import { columnLabel, type ImportSettings } from './import-columns.ts'

addRecipes({ slotRecipes: { table: tableSlotRecipe } })

/** Values that can be set once for all new products, where the file has no column or an empty cell for them. */
const fillable = [
  'category',
  'quantityInStock',
  'shippingCost',
  'description',
  'productType',
  'discount',
  'productStatus',
  'estimatedDeliveryTime',
]

const hints: Record<string, MessageDescriptor> = {
  category: msg`Lehenga unless you say so`,
  productType: msg`Ready-made unless you say so`,
  discount: msg`0 unless you say so`,
  productStatus: msg`Active unless you say so`,
}

interface ImportMappingProps {
  file: CsvFile
  columns: string[]
  settings: ImportSettings
  onChange: (settings: ImportSettings) => void
}

/** Matches the file's columns to the shop's, and sets defaults for what the file doesn't say. */
export function ImportMapping({ file, columns, settings, onChange }: ImportMappingProps) {
  const { t, i18n } = useLingui()
  const { mapping, defaults } = settings
  const choose = (position: number, column: string) =>
    onChange({
      ...settings,
      // Each column of the shop has at most one source.
      mapping: mapping.map((each, index) => (index === position ? column : each === column ? '' : each)),
    })
  const missing = fillable.filter((column) => isMissing(file, mapping.indexOf(column)))
  const matched = mapping.some((column) => column === '_id' || column === 'externalRef')
  return (
    <Stack gap="5">
      <Panel
        gap="4"
        title={t`Columns`}
        note={t`Products are recognised by their reference, or by their id in this shop. A column that is left out changes nothing.`}
      >
        <Box
          overflowX="auto"
          position="relative"
          role="region"
          aria-label={t`Columns of the file`}
          tabIndex={0}
        >
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row bg="bg.subtle">
                <Table.ColumnHeader>
                  <Trans>In the file</Trans>
                </Table.ColumnHeader>
                <Table.ColumnHeader>
                  <Trans>For example</Trans>
                </Table.ColumnHeader>
                <Table.ColumnHeader>
                  <Trans>In the shop</Trans>
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {file.header.map((name, index) => (
                <Table.Row key={`${index} ${name}`} bg="bg.panel">
                  <Table.Cell fontWeight="semibold">{name || t`Column ${{ number: index + 1 }}`}</Table.Cell>
                  <Table.Cell color="fg.muted" maxW="60">
                    <Text lineClamp={2}>{exampleOf(file, index)}</Text>
                  </Table.Cell>
                  <Table.Cell>
                    <chakra.select
                      css={{ ...inputStyle, appearance: 'auto' }}
                      minW="52"
                      aria-label={
                        name ? t`In the shop: ${name}` : t`In the shop: column ${{ number: index + 1 }}`
                      }
                      value={mapping[index]}
                      onChange={({ target }) => choose(index, target.value)}
                    >
                      <option value="">
                        <Trans>Leave out</Trans>
                      </option>
                      {columns.map((column) => (
                        <option key={column} value={column}>
                          {columnLabel(column, i18n)}
                        </option>
                      ))}
                    </chakra.select>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
        {!matched && (
          <Text color="fg.warning">
            <Trans>
              No column is the reference or the id: no row can be told from another, and none will be
              imported.
            </Trans>
          </Text>
        )}
      </Panel>
      {missing.length > 0 && (
        <Panel
          gap="4"
          title={t`For all new products`}
          note={t`What the file doesn’t say. Products that are there already keep what they have.`}
        >
          <Grid templateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="4">
            {missing.map((column) => (
              <TextField
                key={column}
                label={columnLabel(column, i18n)}
                placeholder={hints[column] && i18n._(hints[column])}
                autoComplete="off"
                value={defaults[column] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...settings, defaults: { ...defaults, [column]: target.value } })
                }
              />
            ))}
          </Grid>
        </Panel>
      )}
    </Stack>
  )
}

/** Whether a row leaves the column at this position empty; -1 is a column that the file doesn't have. */
const isMissing = ({ rows }: CsvFile, position: number) =>
  position === -1 || rows.some(({ cells, problem }) => problem === null && !cells[position]?.trim())

const exampleOf = ({ rows }: CsvFile, index: number) =>
  rows
    .slice(0, 50)
    .find(({ cells }) => cells[index]?.trim())
    ?.cells[index]?.slice(0, 160) ?? '–'
