import { useMutation } from '@apollo/client/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Sessions_SessionFragment, SignInMethod } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { useLogOutEverywhere } from './use-profile.ts'

export const Sessions_session = graphql(`
  fragment Sessions_session on Session {
    id
    lastUsedAt
    browser
    operatingSystem
    isCurrent
    method
  }
`)
const EndSession_mutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      endedSessionId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const methods: Record<SignInMethod, MessageDescriptor> = {
  PASSWORD: msg`Signed in with the password`,
  GOOGLE: msg`Signed in with Google`,
  CODE: msg`Signed in with a code by e-mail`,
  PIN: msg`Signed in with a PIN, on one of the shop’s tablets`,
}

const timeFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const

/** The browsers that are signed in. Signs out of this one, another one, or all. */
export function Sessions({ sessions }: { sessions: Sessions_SessionFragment[] }) {
  const { t } = useLingui()
  const logOut = useLogOut()
  const logOutEverywhere = useLogOutEverywhere()
  const { loading, submitError, submit } = useSubmission([], true)
  return (
    <Panel size="lg" gap="4" title={t`Signed in`}>
      <Text color="fg.muted">
        <Trans>
          Logging out clears what the shop keeps in this browser. Logging out everywhere also signs out a
          phone that you have lost, or a computer that others use.
        </Trans>
      </Text>
      {sessions.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      )}
      <SubmitError>{submitError}</SubmitError>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </Button>
        <Button
          variant="outline"
          colorPalette="red"
          loading={loading}
          onClick={() => void submit(logOutEverywhere)}
        >
          <Trans>Log out everywhere</Trans>
        </Button>
      </Flex>
    </Panel>
  )
}

function SessionRow({ session }: { session: Sessions_SessionFragment }) {
  const { t, i18n } = useLingui()
  const { loading, submitError, submit } = useSubmission()
  const [endSession] = useMutation(EndSession_mutation)
  const { id, browser, operatingSystem, isCurrent, method } = session
  const lastUsedAt = i18n.date(session.lastUsedAt, timeFormat)
  const name =
    browser && operatingSystem
      ? t`${browser} on ${operatingSystem}`
      : (browser ?? operatingSystem ?? t`Another program`)
  const end = () =>
    submit(async () => {
      const { data: ended } = await endSession({
        variables: { input: { id } },
        update: (cache, { data: payload }) => {
          const endedId = payload?.endSession.endedSessionId
          if (endedId) cache.evict({ id: cache.identify({ __typename: 'Session', id: endedId }) ?? '' })
        },
      })
      return ended?.endSession
    })
  return (
    <Box as="li" py="2">
      <Flex gap="3" align="center" justify="space-between" minH="11">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <Trans>Last used {lastUsedAt}</Trans>
          </Text>
          {method && (
            <Text textStyle="sm" color="fg.muted">
              {i18n._(methods[method])}
            </Text>
          )}
        </Box>
        {isCurrent ? (
          <Badge flexShrink="0">
            <Trans>This browser</Trans>
          </Badge>
        ) : (
          <Button
            variant="outline"
            flexShrink="0"
            loading={loading}
            aria-label={t`Log out ${name}`}
            onClick={() => void end()}
          >
            <Trans>Log out</Trans>
          </Button>
        )}
      </Flex>
      <SubmitError>{submitError}</SubmitError>
    </Box>
  )
}
