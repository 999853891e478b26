import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { VoteCounts } from './VoteCounts.tsx'

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

const WithdrawStyleShare_mutation = graphql(`
  mutation WithdrawStyleShare($input: WithdrawStyleShareInput!) {
    withdrawStyleShare(input: $input) {
      withdrawnToken
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface OwnStyleShareProps {
  share: Share
  /** What the link is shared as. */
  title: string
}

/** The votes for whoever asked, who orders from them, shares the link again or withdraws it. */
export function OwnStyleShare({ share, title }: OwnStyleShareProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [order] = useMutation(OrderSharedStyle_mutation)
  const [withdraw] = useMutation(WithdrawStyleShare_mutation)
  const { loading, submitError, submit } = useSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const [reduced, setReduced] = useState<{ path: string; names: string } | null>(null)
  const { token, product } = share

  const begin = () =>
    void submit(async () => {
      const payload = (await order({ variables: { input: { token } } })).data?.orderSharedStyle
      if (payload?.orderDraft) {
        const path = paths.order(product?.id ?? null, product ? 'tailor' : 'custom', payload.orderDraft.id)
        const names = payload.leftOut.map((option) => localizedName(i18n, option)).join(', ')
        if (names) setReduced({ path, names })
        else void navigate(path)
      }
      return payload
    })
  const stop = () =>
    void submit(async () => {
      const payload = (
        await withdraw({
          variables: { input: { token } },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'StyleShare', id: share.id })! })
          },
        })
      ).data?.withdrawStyleShare
      if (payload?.userErrors.length === 0) void navigate(paths.orders())
      return payload
    })
  return (
    <Stack gap="4">
      <VoteCounts share={share} />
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      {reduced ? (
        <Stack gap="3" align="start" role="status">
          <Text>
            <Trans>Not offered any more, and left out: {{ names: reduced.names }}.</Trans>
          </Text>
          <Button asChild size="lg">
            <RouterLink to={reduced.path}>
              <Trans>Go on with the rest</Trans>
            </RouterLink>
          </Button>
        </Stack>
      ) : (
        <Button size="lg" disabled={loading} onClick={begin}>
          <Trans>Order this</Trans>
        </Button>
      )}
      <Text textStyle="sm" color="fg.muted">
        <Trans>The order has the price of the day on which it is placed.</Trans>
      </Text>
      <Flex gap="2" wrap="wrap">
        <ShareButton title={title} path={paths.sharedStyle(token)} variant="outline">
          <Trans>Share again</Trans>
        </ShareButton>
        <Button variant="ghost" disabled={loading} onClick={() => setConfirming(!isConfirming)}>
          <Trans>Withdraw the link</Trans>
        </Button>
      </Flex>
      {isConfirming && (
        <Stack gap="3" align="start" role="status">
          <Text>
            <Trans>It stops working for good, and its votes are deleted.</Trans>
          </Text>
          <Button variant="outline" disabled={loading} onClick={stop}>
            <Trans>Withdraw</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
