import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { useSubmission } from '../../ui/use-submission.ts'

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

/** Whoever made the link shares it again or withdraws it. */
export function OwnStyleShare({ share, title }: OwnStyleShareProps) {
  const navigate = useNavigate()
  const [withdraw] = useMutation(WithdrawStyleShare_mutation)
  const { loading, submitError, submit } = useSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const { token } = share

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
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
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
