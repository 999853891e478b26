import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from '../../../__generated__/index.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { useIsAllowed } from '../use-access.ts'
import type { AdminOrder } from './order-documents.ts'

const ReturnCloth_mutation = graphql(`
  mutation ReturnCloth($input: ReturnClothInput!) {
    returnCloth(input: $input) {
      order {
        id
        ...TailoredOrder_order @unmask
      }
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)

/** A line's add-ons and note, and the customer's own cloth: in the shop, or given back. */
export function LineDetails({ order, position }: { order: AdminOrder; position: number }) {
  const { addOns, note, clothMetres } = order.items[position]!
  return (
    <Stack gap="1" _empty={{ display: 'none' }}>
      {addOns.length > 0 && <Text>With {addOns.map(({ name }) => name.toLowerCase()).join(', ')}</Text>}
      {note && <Text>“{note}”</Text>}
      {clothMetres != null && <OwnCloth order={order} position={position} />}
    </Stack>
  )
}

function OwnCloth({ order, position }: { order: AdminOrder; position: number }) {
  const { productName, clothMetres, clothReturnedAt, clothReturnedBy } = order.items[position]!
  const isReturned = clothReturnedAt != null
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  const [returnCloth] = useMutation(ReturnCloth_mutation)
  const { loading, submitError, submit } = useSubmission()
  const { id: orderId, version } = order
  const change = () =>
    submit(async () => {
      const input = { orderId, version, position, isReturned: !isReturned }
      return (await returnCloth({ variables: { input } })).data?.returnCloth
    })
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text>
          Customer’s own cloth, {clothMetres} m:{' '}
          {isReturned
            ? `returned ${formatMoment(clothReturnedAt)}${clothReturnedBy ? `, ${clothReturnedBy}` : ''}`
            : 'in the shop'}
        </Text>
        {mayChange && (
          <Button
            minH="12"
            variant="outline"
            loading={loading}
            aria-label={`${isReturned ? 'Cloth of' : 'Return the cloth of'} ${productName}${isReturned ? ' is not returned' : ''}`}
            onClick={() => void change()}
          >
            {isReturned ? 'Not returned' : 'Mark as returned'}
          </Button>
        )}
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
