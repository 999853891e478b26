import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import type { AdminOrder } from './order-documents.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

const ReturnCloth_mutation = graphql(`
  mutation ReturnCloth($input: ReturnClothInput!) {
    returnCloth(input: $input) {
      order {
        id
        ...TailoredOrder_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Most garments are sewn as the design has them. */
const StyleWords = lazy(async () => ({ default: (await import('./StyleWords.tsx')).StyleWords }))

export const OrderedStyle = ({ style }: Pick<AdminOrder, 'style'>) =>
  style.length > 0 && (
    <Suspense>
      <StyleWords style={style} />
    </Suspense>
  )

/** A line's add-ons and note, and the customer's own cloth: in the shop, or given back. */
export function LineDetails({ order, position }: { order: AdminOrder; position: number }) {
  const { i18n } = useLingui()
  const { addOns, note, isOwnCloth, style } = order.items[position]!
  return (
    <Stack gap="1" _empty={{ display: 'none' }}>
      {addOns.length > 0 && (
        <Text>
          <Trans>
            With {{ addOns: addOns.map((addOn) => localizedName(i18n, addOn).toLowerCase()).join(', ') }}
          </Trans>
        </Text>
      )}
      <OrderedStyle style={style} />
      {note && <Text>“{note}”</Text>}
      {isOwnCloth && <OwnCloth order={order} position={position} />}
    </Stack>
  )
}

function OwnCloth({ order, position }: { order: AdminOrder; position: number }) {
  const { t, i18n } = useLingui()
  const item = order.items[position]!
  const { clothMetres, clothReturnedAt, clothReturnedBy } = item
  const productName = designName(i18n, item)
  const isReturned = clothReturnedAt != null
  const returned =
    isReturned && [formatMoment(clothReturnedAt, i18n), clothReturnedBy].filter(Boolean).join(', ')
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
          {clothMetres == null ? (
            isReturned ? (
              <Trans>Customer’s own cloth: returned {returned}</Trans>
            ) : (
              <Trans>Customer’s own cloth: in the shop</Trans>
            )
          ) : isReturned ? (
            <Trans>
              Customer’s own cloth, {clothMetres} m: returned {returned}
            </Trans>
          ) : (
            <Trans>Customer’s own cloth, {clothMetres} m: in the shop</Trans>
          )}
        </Text>
        {mayChange && (
          <Button
            minH="12"
            variant="outline"
            loading={loading}
            aria-label={
              isReturned ? t`Cloth of ${productName} is not returned` : t`Return the cloth of ${productName}`
            }
            onClick={() => void change()}
          >
            {isReturned ? t`Not returned` : t`Mark as returned`}
          </Button>
        )}
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
