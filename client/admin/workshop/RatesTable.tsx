import { Box, chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Fragment, useId } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { inputStyle } from '../../ui/input-style.ts'
import type { useSheet } from '../forms/use-sheet.ts'
import { tableCards } from '../lists/table-cards.ts'
import { adminCategoryLabels } from '../products/enum-labels.ts'

interface RatesTableProps {
  tailors: readonly { id: string; name: string }[]
  kinds: readonly Category[]
  sheet: ReturnType<typeof useSheet>
  valueOf: (row: number, column: number) => string
  errorOf: (row: number, column: number) => string | undefined
  onChange: (row: number, column: number, text: string) => void
}

/** The cells of one stage; below a tailor's row, what is wrong with its cells. */
export function RatesTable({ tailors, kinds, sheet, valueOf, errorOf, onChange }: RatesTableProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const labels = kinds.map((kind) => i18n._(adminCategoryLabels[kind]))
  return (
    <Box bg={{ md: 'bg.panel' }} borderWidth={{ md: '1px' }} borderRadius="l3" overflowX="auto">
      <chakra.table
        aria-label={t`Piece rates`}
        width="full"
        onCopy={sheet.onCopy}
        css={{
          '& :is(th, td)': { p: '0', textAlign: 'start', borderWidth: { md: '1px' } },
          '& th': { px: '2', fontWeight: 'semibold', textStyle: 'sm', height: '9' },
          '& tbody th': { whiteSpace: { lg: 'nowrap' } },
          ...tableCards([t`Tailor`, ...labels], 'mdDown'),
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t`Tailor`}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tailors.map((tailor, row) => {
            const wrong = kinds.flatMap((kind, column) => {
              const error = errorOf(row, column)
              return error ? [{ kind, error, label: labels[column] }] : []
            })
            return (
              <Fragment key={tailor.id}>
                <tr>
                  <th scope="row">{tailor.name}</th>
                  {kinds.map((kind, column) => (
                    <td key={kind}>
                      <chakra.input
                        {...sheet.cellProps(row, column)}
                        css={{
                          ...inputStyle,
                          px: '2',
                          textAlign: 'end',
                          fontVariantNumeric: 'tabular-nums',
                          borderWidth: { base: '1px', md: '0' },
                          borderRadius: { base: 'l2', md: '0' },
                        }}
                        bg={sheet.isMarked(row, column) ? 'brand.subtle' : 'bg.panel'}
                        outline={errorOf(row, column) ? '2px solid {colors.border.error}' : undefined}
                        outlineOffset="-2px"
                        aria-label={t`${{ tailor: tailor.name }}, ${{ garment: labels[column] }}, ₹`}
                        aria-invalid={errorOf(row, column) !== undefined || undefined}
                        aria-describedby={errorOf(row, column) && `${id}-${row}-${kind}`}
                        inputMode="decimal"
                        autoComplete="off"
                        value={valueOf(row, column)}
                        onChange={({ currentTarget }) => onChange(row, column, currentTarget.value)}
                      />
                    </td>
                  ))}
                </tr>
                {wrong.length > 0 && (
                  <tr>
                    <td colSpan={kinds.length + 1}>
                      {wrong.map(({ kind, error, label }) => (
                        <Box key={kind} id={`${id}-${row}-${kind}`} px="2" py="1" color="fg.error">
                          {label}: {error}
                        </Box>
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}
