import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { productFields } from '../../../shared/catalogue/product-fields.ts'
import { graphql } from '../../__generated__/index.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { ProductValues } from './product-form.ts'
import { allErrors, fieldId } from './use-product-form.ts'

const GoesWithNamed_query = graphql(`
  query GoesWithNamed($ids: [ID!]!) {
    productsByIds(ids: $ids) {
      id
      productName
      productStatus
    }
  }
`)

const GoesWithFound_query = graphql(`
  query GoesWithFound($search: String!) {
    products(search: $search, first: 6) {
      edges {
        cursor
        node {
          id
          productName
          productStatus
        }
      }
    }
  }
`)

const { maxEntries } = productFields.goesWith

/** The designs that complete the look, in their order. */
export function GoesWithField({ productId }: { productId: string | null }) {
  const { t } = useLingui()
  const { setValue, formState } = useFormContext<ProductValues>()
  const ids = useWatch<ProductValues, 'goesWith'>({ name: 'goesWith' })
  const {
    data: latest,
    previousData,
    error,
  } = useQuery(GoesWithNamed_query, {
    variables: { ids },
    skip: ids.length === 0,
  })
  const named = (latest ?? previousData)?.productsByIds ?? []
  const errors = allErrors(formState.errors).filter(({ field }) => field.split('.')[0] === 'goesWith')
  const set = (next: string[]) =>
    setValue('goesWith', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const nameOf = (id: string) =>
    named.find((each) => each.id === id)?.productName ??
    (latest ? t`No longer in the catalogue` : error ? t`Its name did not load` : '…')
  return (
    <Panel
      gap="4"
      title={t`Complete the look`}
      note={t`What goes with it, the best first, such as the blouse of a saree. Its page shows them, and theirs show it.`}
    >
      <Stack id={fieldId('goesWith')} tabIndex={-1} gap="3">
        {errors.map(({ field, message }) => (
          <Text key={field} color="fg.error">
            {message}
          </Text>
        ))}
        {ids.length > 0 && (
          <Stack as="ol" gap="2">
            {ids.map((id, index) => (
              <Flex as="li" key={id} align="center" gap="1" borderWidth="1px" borderRadius="l2" ps="3">
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  {nameOf(id)}
                </Box>
                {index > 0 && (
                  <IconButton
                    type="button"
                    variant="ghost"
                    aria-label={t`Move ${{ productName: nameOf(id) }} up`}
                    onClick={() => set(movedUp(ids, index))}
                  >
                    <ArrowUp />
                  </IconButton>
                )}
                <IconButton
                  type="button"
                  variant="ghost"
                  aria-label={t`Take ${{ productName: nameOf(id) }} away`}
                  onClick={() => set(ids.filter((each) => each !== id))}
                >
                  <X />
                </IconButton>
              </Flex>
            ))}
          </Stack>
        )}
        {ids.length < maxEntries && (
          <FindGoing
            others={[...ids, ...(productId ? [productId] : [])]}
            onFound={(id) => set([...ids, id])}
          />
        )}
      </Stack>
    </Panel>
  )
}

const movedUp = (ids: readonly string[], index: number) => [
  ...ids.slice(0, index - 1),
  ids[index]!,
  ids[index - 1]!,
  ...ids.slice(index + 1),
]

interface FindGoingProps {
  /** Ids of designs that can't be added. */
  others: readonly string[]
  onFound: (id: string) => void
}

function FindGoing({ others, onFound }: FindGoingProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data, error } = useQuery(GoesWithFound_query, { variables: { search }, skip: search.length < 2 })
  const found = (data?.products.edges ?? []).map(({ node }) => node).filter(({ id }) => !others.includes(id))
  const isSearched = search.length >= 2 && typed.trim() !== ''
  return (
    <Stack gap="2">
      <TextField
        label={t`Find a design to add`}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // It doesn't save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isSearched && error && (
        <Text color="fg.error">
          <Trans>The designs did not load</Trans>
        </Text>
      )}
      {isSearched && data && found.length === 0 && (
        <Text color="fg.muted">
          <Trans>No other design is called so.</Trans>
        </Text>
      )}
      {isSearched &&
        found.map(({ id, productName, productStatus }) => (
          <Button
            key={id}
            type="button"
            variant="outline"
            height="auto"
            minH="11"
            py="2"
            justifyContent="space-between"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => {
              onFound(id)
              setTyped('')
            }}
          >
            <span>{productName}</span>
            {productStatus !== 'ACTIVE' && (
              <Text as="span" color="fg.muted" fontWeight="normal">
                <Trans>Not published</Trans>
              </Text>
            )}
          </Button>
        ))}
    </Stack>
  )
}
