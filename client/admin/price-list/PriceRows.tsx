import { Button, Grid, IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { Category, LineSupply } from '../../__generated__/graphql.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { typedNames } from '../forms/typed-names.ts'
import { AmountField } from '../forms/AmountField.tsx'
import type { FormErrors } from '../forms/read-form.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import { supplyLabels } from './supply-labels.ts'

/** A row as typed. */
export interface PriceRow {
  id: string
  name: string
  /** Those of `typedNames`. */
  translations: NameTranslation[]
  /** Of garments. */
  category?: Category | undefined
  /** Of garments: whether they are sewn to the customer's measurements. */
  needsMeasurements?: boolean | undefined
  /** Of garments: what they are by tax. */
  supply?: LineSupply | undefined
  /** Rupees. */
  price: string
  /** Of add-ons: within how many days they are needed; '' where they say nothing about it. */
  days: string
}

/** An add-on is one line on a tablet, a garment where there is more room. */
const columns = {
  garment: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'minmax(0, 16rem) minmax(0, 16rem) minmax(0, 12rem) minmax(0, 12rem) 7rem auto',
  },
  addOn: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 16rem) minmax(0, 16rem) 6rem 5rem auto',
  },
}

interface PriceRowsProps {
  title: string
  add: string
  rows: PriceRow[]
  /** By the row's id and field. */
  errors: FormErrors
  onChange: (rows: PriceRow[]) => void
  withCategory?: boolean
}

export function PriceRows({ title, add, rows, errors, onChange, withCategory = false }: PriceRowsProps) {
  const { t, i18n } = useLingui()
  const change = (id: string, changes: Partial<PriceRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const extra = withCategory
    ? { category: 'BLOUSE' as const, needsMeasurements: true, supply: 'GOODS' as const }
    : {}
  return (
    <Panel title={title} gap="3">
      {rows.map((row, index) => {
        const number = index + 1
        const called = row.name || t`Row ${number}`
        return (
          <Grid
            key={row.id}
            gap="3"
            alignItems="start"
            templateColumns={withCategory ? columns.garment : columns.addOn}
            borderTopWidth={withCategory && index > 0 ? { base: '1px', xl: '0' } : undefined}
            pt={withCategory && index > 0 ? { base: '3', xl: '0' } : undefined}
            justifyContent="start"
            role="group"
            aria-label={called}
          >
            <TextField
              label={t`Name`}
              minH="12"
              maxLength={60}
              value={row.name}
              error={errors[`${row.id}.name`]}
              onChange={({ currentTarget }) => change(row.id, { name: currentTarget.value })}
            />
            <TranslatedNames
              isShort
              translations={row.translations}
              minH="12"
              maxLength={60}
              change={(translations) => change(row.id, { translations })}
            />
            {withCategory && (
              <SelectField
                label={t`Measured and taxed as`}
                minH="12"
                value={row.category}
                onChange={({ currentTarget }) =>
                  change(row.id, { category: currentTarget.value as Category })
                }
              >
                {Object.entries(adminCategoryLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {i18n._(label)}
                  </option>
                ))}
              </SelectField>
            )}
            {withCategory && (
              <SelectField
                label={t`Cloth`}
                minH="12"
                value={row.supply}
                onChange={({ currentTarget }) =>
                  change(row.id, { supply: currentTarget.value as LineSupply })
                }
              >
                {Object.entries(supplyLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {i18n._(label)}
                  </option>
                ))}
              </SelectField>
            )}
            <AmountField
              label={t`Price, ₹`}
              value={row.price}
              error={errors[`${row.id}.price`]}
              onChange={(price) => change(row.id, { price })}
            />
            {!withCategory && (
              <TextField
                label={t`Days`}
                minH="12"
                inputMode="numeric"
                value={row.days}
                error={errors[`${row.id}.days`]}
                onChange={({ currentTarget }) => change(row.id, { days: currentTarget.value })}
              />
            )}
            <IconButton
              variant="ghost"
              minW="12"
              minH="12"
              mt="7"
              justifySelf="start"
              aria-label={row.name ? t`Remove ${called}` : t`Remove row ${number}`}
              onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
            {withCategory && (
              <CheckField
                label={t`Sewn to measurements`}
                checked={row.needsMeasurements ?? true}
                onChange={({ currentTarget }) => change(row.id, { needsMeasurements: currentTarget.checked })}
              />
            )}
          </Grid>
        )
      })}
      <Button
        variant="outline"
        minH="12"
        alignSelf="start"
        onClick={() =>
          onChange([
            ...rows,
            { id: randomKey(), name: '', translations: typedNames(), price: '', days: '', ...extra },
          ])
        }
      >
        <Plus aria-hidden />
        {add}
      </Button>
    </Panel>
  )
}
