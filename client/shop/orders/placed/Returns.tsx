import { Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { designName } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import type { ReturnStatus, Returns_OrderFragment } from '../../../__generated__/graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { dayFormat } from './order-dates.ts'
import { ReturnForm } from './ReturnForm.tsx'
import type { OrderChanges } from './use-order-changes.ts'

export const Returns_order = graphql(`
  fragment Returns_order on Order {
    id
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
      size {
        label
      }
      product {
        id
        sizes {
          label
        }
      }
    }
    returnableItems {
      item
      quantity
    }
    returns {
      id
      wish
      items {
        item
        quantity
        exchangeSize
      }
      timeline {
        status
        at
        note
      }
    }
  }
`)

const statusNames: Record<ReturnStatus, ReturnType<typeof msg>> = {
  REQUESTED: msg`You have announced the return`,
  RECEIVED: msg`It has arrived in the shop`,
  ACCEPTED: msg`Accepted: we return the money to you`,
  EXCHANGED: msg`Exchanged for the other size`,
  REJECTED: msg`We can’t take it back`,
}

interface ReturnsProps {
  order: Returns_OrderFragment
  changes: OrderChanges
}

/** The returned pieces of an order with each step, and for some days after the delivery a form for new ones. */
export function Returns({ order, changes }: ReturnsProps) {
  const { t, i18n } = useLingui()
  const { returns, returnableItems } = order
  const items = order.items.map((item) => ({ ...item, productName: designName(i18n, item) }))
  if (returns.length === 0 && returnableItems.length === 0) return null
  return (
    <Panel size="lg" title={t`Returns`}>
      <Stack gap="4">
        {returns.map(({ id, items: pieces, timeline }) => (
          <Stack key={id} gap="1">
            {pieces.map(({ item, quantity, exchangeSize }) => (
              <Text key={item} fontWeight="semibold">
                {quantity} ×{' '}
                {[items[item]?.productName, items[item]?.size?.label].filter(Boolean).join(' · ')}
                {exchangeSize != null && ` → ${exchangeSize}`}
              </Text>
            ))}
            <Stack as="ol" gap="1" listStyleType="none">
              {timeline.map(({ status, at, note }) => (
                <li key={status}>
                  <Text as="span" color="fg.muted">
                    {i18n.date(at, dayFormat)}
                  </Text>{' '}
                  {i18n._(statusNames[status])}
                  {note && <Text overflowWrap="anywhere">“{note}”</Text>}
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
        {returnableItems.length > 0 && <ReturnForm key={returns.length} order={order} changes={changes} />}
      </Stack>
    </Panel>
  )
}
