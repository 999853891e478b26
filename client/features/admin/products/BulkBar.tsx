import { availabilityStatuses, productStatuses } from '../../../../shared/catalogue/product-enums.ts'
import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ProductChangesInput } from '../../../__generated__/graphql.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import { Confirm } from '../Confirm.tsx'
import { useIsAllowed } from '../use-access.ts'
import { inputStyle } from '../../../ui/input-style.ts'
import { notify } from '../../../ui/notify.ts'
import { ChangeProducts_mutation, DeleteProducts_mutation } from './list-documents.ts'
import type { listVariables } from './product-choice.ts'
import { maxAtOnce, type Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  variables: ReturnType<typeof listVariables>
  onChanged: () => void
}

/** Changes to more products than fit on a screen are confirmed first. */
const changedAtOnce = 20

interface Change {
  values: ProductChangesInput
  /** What is set, such as 'a discount of 20%'. */
  description: string
}

const featuredLabels = { yes: 'Featured', no: 'Not featured' }

const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`)

/** The actions on all selected products. */
export function BulkBar({ selection, variables, onChanged }: BulkBarProps) {
  const mayPrice = useIsAllowed('CHANGE_PRICES')
  const mayDelete = useIsAllowed('DELETE_PRODUCTS')
  const { i18n } = useLingui()
  const [change, changing] = useMutation(ChangeProducts_mutation)
  const [remove, removing] = useMutation(DeleteProducts_mutation)
  const [deleting, setDeleting] = useState(false)
  const [pendingChange, setPendingChange] = useState<Change | null>(null)
  const { count } = selection
  if (count === 0) return null
  const products = selection.all
    ? { where: variables.where, search: variables.search, expectedCount: count }
    : { ids: selection.ids }

  /** @param done the success message for a number of products; refusals show the server's message */
  const run = async (send: () => Promise<readonly { message: string }[] | undefined>, done: string) => {
    try {
      const [refusal] = (await send()) ?? []
      if (refusal) return void notify({ title: refusal.message, type: 'error' })
      void notify({ title: done })
      selection.clear()
      onChanged()
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    }
  }
  const send = ({ values }: Change) =>
    void run(
      async () =>
        (await change({ variables: { input: { products, set: values } } })).data?.changeProducts.userErrors,
      `${counted(count)} changed`,
    )
  const set = (values: ProductChangesInput, description: string) =>
    count > changedAtOnce ? setPendingChange({ values, description }) : send({ values, description })
  const removeAll = () =>
    void run(
      async () => (await remove({ variables: { input: { products } } })).data?.deleteProducts.userErrors,
      `${counted(count)} deleted`,
    )
  const setDiscount = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('discount')
    if (typeof typed === 'string' && /^\d{1,3}$/.test(typed.trim()))
      set({ discount: Number(typed) }, `a discount of ${Number(typed)}%`)
  }
  return (
    <Box
      role="region"
      aria-label="Chosen products"
      aria-busy={changing.loading || removing.loading}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="4"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="semibold" role="status">
          {counted(count)} chosen
        </Text>
        {selection.wholePage && selection.more && !selection.all && (
          <Button
            variant="plain"
            size="sm"
            minH="11"
            textDecoration="underline"
            onClick={selection.chooseAll}
          >
            Choose all {counted(selection.total)}
          </Button>
        )}
        {selection.wholePage && selection.total > maxAtOnce && (
          <Text color="fg.muted">
            At most {maxAtOnce.toLocaleString('en-IN')} at once: narrow the list to choose all.
          </Text>
        )}
        <Button variant="ghost" size="sm" minH="11" onClick={selection.clear}>
          Choose none
        </Button>
      </Flex>
      <Flex gap="2" wrap="wrap" align="center" mt="1">
        <SetMenu
          label="Set availability"
          description={availabilityStatuses}
          onChoose={(availabilityStatus) =>
            set({ availabilityStatus }, `the availability ‘${availabilityStatuses[availabilityStatus]}’`)
          }
        />
        <SetMenu
          label="Set status"
          description={productStatuses}
          onChoose={(productStatus) =>
            set({ productStatus }, `the status ‘${productStatuses[productStatus]}’`)
          }
        />
        <SetMenu
          label="Set featured"
          description={featuredLabels}
          onChoose={(featured) =>
            set({ featuredProduct: featured === 'yes' }, `‘${featuredLabels[featured]}’`)
          }
        />
        {mayPrice && (
          <chakra.form display="flex" gap="1" onSubmit={setDiscount}>
            <chakra.input
              css={inputStyle}
              width="24"
              name="discount"
              aria-label="Discount in percent"
              inputMode="numeric"
              placeholder="% off"
              required
              pattern="[0-9]{1,2}|100"
            />
            <Button type="submit" variant="outline">
              Set discount
            </Button>
          </chakra.form>
        )}
        {mayDelete && (
          <Button variant="outline" colorPalette="red" onClick={() => setDeleting(true)}>
            <Trash2 />
            Delete {count.toLocaleString('en-IN')}
          </Button>
        )}
      </Flex>
      <Confirm
        open={pendingChange !== null}
        title={`Set ${pendingChange?.description} on ${counted(count)}?`}
        text="Whatever each of them has there now is replaced, and can’t be brought back."
        confirm={`Change ${counted(count)}`}
        onConfirm={() => pendingChange && send(pendingChange)}
        onClose={() => setPendingChange(null)}
      />
      <Confirm
        open={deleting}
        title={`Delete ${counted(count)}`}
        text={
          count === 1
            ? 'Are you sure you want to delete this product? This action cannot be undone.'
            : `Are you sure you want to delete these ${counted(count)}? This action cannot be undone.`
        }
        confirm="Delete"
        onConfirm={removeAll}
        onClose={() => setDeleting(false)}
      />
    </Box>
  )
}

interface SetMenuProps<Value extends string> {
  label: string
  description: Record<Value, string>
  onChoose: (value: Value) => void
}

/** Choosing an option applies it; the select then shows its label again. */
function SetMenu<Value extends string>({ label, description, onChoose }: SetMenuProps<Value>) {
  return (
    <chakra.select
      css={{ ...inputStyle, appearance: 'auto' }}
      width="auto"
      aria-label={label}
      value=""
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      <option value="" disabled>
        {label}…
      </option>
      {Object.entries<string>(description).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </chakra.select>
  )
}
