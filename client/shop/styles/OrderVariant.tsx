import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { LeftOut } from '../orders/LeftOut.tsx'

const OrderSharedStyle_mutation = graphql(`
  mutation OrderSharedStyle($input: OrderSharedStyleInput!) {
    orderSharedStyle(input: $input) {
      orderDraft {
        id
      }
      leftOut {
        name
        translations {
          locale
          name
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface OrderVariantProps {
  share: Share
  /** Its number. */
  variant: number
  label: string
}

/** Begins an order in a style of the link; says first what isn't offered any more. */
export function OrderVariant({ share: { token, product }, variant, label }: OrderVariantProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [order] = useMutation(OrderSharedStyle_mutation)
  const { loading, submitError, submit } = useSubmission()
  const [reduced, setReduced] = useState<{ path: string; names: string } | null>(null)
  const begin = () =>
    void submit(async () => {
      const payload = (await order({ variables: { input: { token, variant } } })).data?.orderSharedStyle
      if (payload?.orderDraft) {
        const path = paths.order(product?.id ?? null, product ? 'tailor' : 'custom', payload.orderDraft.id)
        const names = payload.leftOut.map((option) => localizedName(i18n, option)).join(', ')
        if (names) setReduced({ path, names })
        else void navigate(path)
      }
      return payload
    })
  return (
    <>
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      {reduced ? (
        <LeftOut path={reduced.path}>
          <Text>
            <Trans>Not offered any more, and left out: {{ names: reduced.names }}.</Trans>
          </Text>
        </LeftOut>
      ) : (
        <Button size="lg" disabled={loading} onClick={begin}>
          {label}
        </Button>
      )}
    </>
  )
}
