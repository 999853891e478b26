import { Button, chakra, Flex, HStack, IconButton } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { LayoutGrid, ScanSearch, Table } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { availabilityLabels } from '../../lib/catalogue-labels.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { adminCategoryLabels, featuredLabels, productStatusLabels } from './enum-labels.ts'
import { storeView } from './list-view.ts'
import type { ListSort, ListView, ProductChoice } from './product-choice.ts'
import { sortLabels, stockLabels } from './product-choice.ts'

interface ListControlsProps {
  choice: ProductChoice
  /** The current layout of the list. */
  view: ListView
  onChange: (change: Partial<ProductChoice>) => void
}

/**
 * Search, filters, sorting and layout, all stored in the address. The layout is also stored in the
 * browser.
 */
export function ListControls({ choice, view, onChange }: ListControlsProps) {
  const { t, i18n } = useLingui()
  const show = (next: ListView) => {
    storeView(next)
    onChange({ view: next })
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onChange({ search: typeof typed === 'string' ? typed.trim() : '' })
  }
  const filter = (
    name: keyof ProductChoice,
    label: string,
    any: string,
    labels: Record<string, MessageDescriptor>,
  ) => (
    <chakra.div flex="1 1 8.5rem">
      <SelectField
        label={label}
        value={choice[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        <option value="">{any}</option>
        {Object.entries(labels).map(([value, text]) => (
          <option key={value} value={value}>
            {i18n._(text)}
          </option>
        ))}
      </SelectField>
    </chakra.div>
  )
  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <chakra.form role="search" onSubmit={search} flex="2 1 15rem">
        <TextField
          // A new key resets the input when the address has another search.
          key={choice.search}
          name="search"
          label={t`Search`}
          type="search"
          maxLength={100}
          defaultValue={choice.search}
          placeholder={t`Name, colour, fabric…`}
          action={
            <IconButton type="submit" variant="ghost" aria-label={t`Search the products`}>
              <ScanSearch />
            </IconButton>
          }
        />
      </chakra.form>
      {filter('category', t`Category`, t`All`, adminCategoryLabels)}
      {filter('productStatus', t`Status`, t`All`, productStatusLabels)}
      {filter('availabilityStatus', t`Availability`, t`All`, availabilityLabels)}
      {filter('featured', t`Featured`, t`All`, featuredLabels)}
      {filter('stock', t`Stock`, t`Any`, stockLabels)}
      <chakra.div flex="1 1 8.5rem" maxW="64">
        <SelectField
          label={t({ context: 'sorting', message: 'Order' })}
          value={choice.sort}
          onChange={({ target }) => onChange({ sort: target.value as ListSort })}
        >
          {Object.entries(sortLabels).map(([value, text]) => (
            <option key={value} value={value}>
              {value === '' && choice.search === '' ? t`As usual` : i18n._(text)}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      <HStack gap="0" role="group" aria-label={t`How the list looks`}>
        <ViewButton label={t`Grid`} chosen={view === 'grid'} onClick={() => show('grid')}>
          <LayoutGrid />
        </ViewButton>
        <ViewButton label={t`Table`} chosen={view === 'table'} onClick={() => show('table')}>
          <Table />
        </ViewButton>
      </HStack>
    </Flex>
  )
}

interface ViewButtonProps {
  label: string
  chosen: boolean
  onClick: () => void
  children: ReactNode
}

const ViewButton = ({ label, chosen, onClick, children }: ViewButtonProps) => (
  <Button
    variant={chosen ? 'subtle' : 'ghost'}
    px="3"
    aria-pressed={chosen}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </Button>
)
