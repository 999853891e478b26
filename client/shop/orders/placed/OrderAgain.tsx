import { useMutation } from '@apollo/client/react'
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderAgainMutation } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { designName, localizedName } from '../../../lib/localized-name.ts'
import { FormMessage } from '../../../ui/FormMessage.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { LeftOut } from '../LeftOut.tsx'
import { draftPath } from '../wizard/draft-path.ts'

const OrderAgain_mutation = graphql(`
  mutation OrderAgain($input: OrderAgainInput!) {
    orderAgain(input: $input) {
      orderDraft {
        id
        orderType
        cartItems {
          product {
            id
          }
        }
      }
      leftOut {
        kind
        item {
          productName
          hindiName: productName(locale: HI, fallback: false)
          size {
            label
          }
        }
        option {
          name
          translations {
            locale
            name
          }
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

type Part = OrderAgainMutation['orderAgain']['leftOut'][number]

interface OrderAgainProps {
  order: { id: string; orderNumber: string }
}

/** Begins a delivered or cancelled order once more; says first what of it isn't taken over. */
export function OrderAgain({ order: { id, orderNumber } }: OrderAgainProps) {
  const navigate = useNavigate()
  const [orderAgain] = useMutation(OrderAgain_mutation)
  const { loading, submitError, submit } = useSubmission([], true)
  const [reduced, setReduced] = useState<{ path: string; leftOut: Part[] } | null>(null)
  const begin = () =>
    void submit(async () => {
      const payload = (await orderAgain({ variables: { input: { orderId: id } } })).data?.orderAgain
      const path = payload?.orderDraft && draftPath(payload.orderDraft)
      if (path && payload.leftOut.length > 0) setReduced({ path, leftOut: payload.leftOut })
      else if (path) void navigate(path)
      return payload
    })
  if (reduced)
    return (
      <LeftOut path={reduced.path}>
        <Text fontWeight="semibold">
          <Trans>Not taken over from your order:</Trans>
        </Text>
        <Stack as="ul" gap="1" ps="5" listStyleType="disc">
          {reduced.leftOut.map((part, index) => (
            <li key={index}>
              <LeftOutPart part={part} />
            </li>
          ))}
        </Stack>
      </LeftOut>
    )
  return (
    <Stack gap="3" align="start">
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      <Button variant="outline" loading={loading} onClick={begin}>
        <Trans>Order again</Trans>
        <Box as="span" srOnly>
          : {orderNumber}
        </Box>
      </Button>
    </Stack>
  )
}

function LeftOutPart({ part: { kind, item, option } }: { part: Part }) {
  const { i18n } = useLingui()
  const design = item ? designName(i18n, item) : ''
  const size = item?.size?.label ?? ''
  const name = option ? localizedName(i18n, option) : ''
  switch (kind) {
    case 'GARMENT':
      return <Trans>{design}, no longer offered</Trans>
    case 'SIZE':
      return (
        <Trans>
          Size {size} of {design}, sold out: please choose another one
        </Trans>
      )
    case 'STYLE_OPTION':
      return design ? (
        <Trans>
          {name} for {design}, no longer offered
        </Trans>
      ) : (
        <Trans>{name}, no longer offered</Trans>
      )
    case 'NEEDED_BY':
      return <Trans>The day by which you needed it</Trans>
    case 'GIFT_NOTE':
      return <Trans>The words on the card</Trans>
  }
}
