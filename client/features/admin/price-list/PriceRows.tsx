import { Button, Grid, IconButton } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { categories } from '../../../../shared/catalogue/product-enums.ts'
import type { Category } from '../../../__generated__/graphql.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** A row as typed. */
export interface PriceRow {
  id: string
  name: string
  /** Of garments. */
  category?: Category | undefined
  /** Rupees. */
  price: string
}

interface PriceRowsProps {
  title: string
  add: string
  rows: PriceRow[]
  onChange: (rows: PriceRow[]) => void
  withCategory?: boolean
}

export function PriceRows({ title, add, rows, onChange, withCategory = false }: PriceRowsProps) {
  const change = (id: string, changes: Partial<PriceRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const extra = withCategory ? { category: 'BLOUSE' as const } : {}
  return (
    <Panel title={title} gap="3">
      {rows.map((row, index) => (
        <Grid
          key={row.id}
          gap="3"
          alignItems="end"
          templateColumns={`minmax(0, 18rem) ${withCategory ? 'minmax(0, 14rem) ' : ''}7rem auto`}
          justifyContent="start"
          role="group"
          aria-label={row.name || `Row ${index + 1}`}
        >
          <TextField
            label="Name"
            minH="12"
            maxLength={60}
            value={row.name}
            onChange={({ currentTarget }) => change(row.id, { name: currentTarget.value })}
          />
          {withCategory && (
            <SelectField
              label="Measured and taxed as"
              minH="12"
              value={row.category}
              onChange={({ currentTarget }) => change(row.id, { category: currentTarget.value as Category })}
            >
              {Object.entries(categories).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label="Price, ₹"
            inputMode="decimal"
            autoComplete="off"
            minH="12"
            maxLength={12}
            value={row.price}
            onChange={({ currentTarget }) => change(row.id, { price: currentTarget.value })}
          />
          <IconButton
            variant="ghost"
            minW="12"
            minH="12"
            aria-label={`Remove ${row.name || `row ${index + 1}`}`}
            onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Grid>
      ))}
      <Button
        variant="outline"
        minH="12"
        alignSelf="start"
        onClick={() => onChange([...rows, { id: randomKey(), name: '', price: '', ...extra }])}
      >
        <Plus aria-hidden />
        {add}
      </Button>
    </Panel>
  )
}
