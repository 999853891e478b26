import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ProductChangesInput } from '../../__generated__/graphql.ts'
import { failureMessage } from '../../language/failure-message.ts'
import type { Refusal } from '../../ui/use-submission.ts'
import { availabilityLabels } from '../../lib/catalogue-labels.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { inputStyle } from '../../ui/input-style.ts'
import { notify } from '../../ui/notify.ts'
import { BulkDiscount } from './BulkDiscount.tsx'
import { featuredLabels, productStatusLabels } from './enum-labels.ts'
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
  /** The question before many products are changed. */
  question: string
}

/** The actions on all selected products. */
export function BulkBar({ selection, variables, onChanged }: BulkBarProps) {
  const mayPrice = useIsAllowed('CHANGE_PRICES')
  const mayDelete = useIsAllowed('DELETE_PRODUCTS')
  const { t, i18n } = useLingui()
  const [change, changing] = useMutation(ChangeProducts_mutation)
  const [remove, removing] = useMutation(DeleteProducts_mutation)
  const [deleting, setDeleting] = useState(false)
  const [pendingChange, setPendingChange] = useState<Change | null>(null)
  const { count, total } = selection
  if (count === 0) return null
  const most = i18n.number(maxAtOnce)
  const number = i18n.number(count)
  const products = selection.all
    ? { where: variables.where, search: variables.search, expectedCount: count }
    : { ids: selection.ids }

  /** @param done the success message for a number of products; or the refusal */
  const run = async (send: () => Promise<readonly Refusal[] | undefined>, done: string) => {
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
      t`${plural(count, { one: '# product', other: '# products' })} changed`,
    )
  const set = (values: ProductChangesInput, question: string) =>
    count > changedAtOnce ? setPendingChange({ values, question }) : send({ values, question })
  const removeAll = () =>
    void run(
      async () => (await remove({ variables: { input: { products } } })).data?.deleteProducts.userErrors,
      t`${plural(count, { one: '# product', other: '# products' })} deleted`,
    )
  const setDiscount = (percent: number) =>
    set(
      { discount: percent },
      t`Set a discount of ${percent}% on ${plural(count, { one: '# product', other: '# products' })}?`,
    )
  return (
    <Box
      role="region"
      aria-label={t`Chosen products`}
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
          <Trans>
            <Plural value={count} one="# product" other="# products" /> chosen
          </Trans>
        </Text>
        {selection.wholePage && selection.more && !selection.all && (
          <Button
            variant="plain"
            size="sm"
            minH="11"
            textDecoration="underline"
            onClick={selection.chooseAll}
          >
            <Trans>
              Choose all <Plural value={total} one="# product" other="# products" />
            </Trans>
          </Button>
        )}
        {selection.wholePage && selection.total > maxAtOnce && (
          <Text color="fg.muted">
            <Trans>At most {most} at once: narrow the list to choose all.</Trans>
          </Text>
        )}
        <Button variant="ghost" size="sm" minH="11" onClick={selection.clear}>
          <Trans>Choose none</Trans>
        </Button>
      </Flex>
      <Flex gap="2" wrap="wrap" align="center" mt="1">
        <SetMenu
          label={t`Set availability`}
          options={availabilityLabels}
          onChoose={(availabilityStatus) =>
            set(
              { availabilityStatus },
              t`Set the availability ‘${{ value: i18n._(availabilityLabels[availabilityStatus]) }}’ on ${plural(count, { one: '# product', other: '# products' })}?`,
            )
          }
        />
        <SetMenu
          label={t`Set status`}
          options={productStatusLabels}
          onChoose={(productStatus) =>
            set(
              { productStatus },
              t`Set the status ‘${{ value: i18n._(productStatusLabels[productStatus]) }}’ on ${plural(count, { one: '# product', other: '# products' })}?`,
            )
          }
        />
        <SetMenu
          label={t`Set featured`}
          options={featuredLabels}
          onChoose={(featured) =>
            set(
              { featuredProduct: featured === 'yes' },
              t`Set ‘${{ value: i18n._(featuredLabels[featured]) }}’ on ${plural(count, { one: '# product', other: '# products' })}?`,
            )
          }
        />
        {mayPrice && <BulkDiscount onSet={setDiscount} />}
        {mayDelete && (
          <Button variant="outline" colorPalette="red" onClick={() => setDeleting(true)}>
            <Trash2 />
            <Trans>Delete {number}</Trans>
          </Button>
        )}
      </Flex>
      <Confirm
        open={pendingChange !== null}
        title={pendingChange?.question ?? ''}
        text={t`Whatever each of them has there now is replaced, and can’t be brought back.`}
        confirm={t`Change ${plural(count, { one: '# product', other: '# products' })}`}
        onConfirm={() => pendingChange && send(pendingChange)}
        onClose={() => setPendingChange(null)}
      />
      <Confirm
        open={deleting}
        title={t`Delete ${plural(count, { one: '# product', other: '# products' })}`}
        text={
          count === 1
            ? t`Are you sure you want to delete this product? This action cannot be undone.`
            : t`Are you sure you want to delete these ${plural(count, { one: '# product', other: '# products' })}? This action cannot be undone.`
        }
        confirm={t`Delete`}
        onConfirm={removeAll}
        onClose={() => setDeleting(false)}
      />
    </Box>
  )
}

interface SetMenuProps<Value extends string> {
  label: string
  options: Record<Value, MessageDescriptor>
  onChoose: (value: Value) => void
}

/** Choosing an option applies it; the select then shows its label again. */
function SetMenu<Value extends string>({ label, options, onChoose }: SetMenuProps<Value>) {
  const { i18n } = useLingui()
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
      {Object.entries<MessageDescriptor>(options).map(([value, text]) => (
        <option key={value} value={value}>
          {i18n._(text)}
        </option>
      ))}
    </chakra.select>
  )
}
