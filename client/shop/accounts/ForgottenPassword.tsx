import { useFragment } from '@apollo/client/react'
import { Link, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { telLink } from '../../lib/contact.ts'

const ForgottenPassword_shop = graphql(`
  fragment ForgottenPassword_shop on Shop {
    phone
    sendsEmail
  }
`)

/**
 * How to get a new password: by a link that the shop sends by e-mail, or otherwise on a call. The shop's
 * details come from the root layout's query.
 */
export function ForgottenPassword() {
  const { data, complete } = useFragment({ fragment: ForgottenPassword_shop, from: { __typename: 'Shop' } })
  if (!complete) return null
  const { phone, sendsEmail } = data
  if (sendsEmail)
    return (
      <Text>
        <Link asChild variant="underline" fontWeight="semibold" minH="11">
          <RouterLink to={paths.forgotPassword()}>
            <Trans>Forgot password?</Trans>
          </RouterLink>
        </Link>
      </Text>
    )
  return (
    <Text>
      <Trans>
        Forgotten your password? Call us on{' '}
        <Link href={telLink(phone)} variant="underline" fontWeight="semibold" minH="11" whiteSpace="nowrap">
          {phone}
        </Link>
        : we send you a link.
      </Trans>
    </Text>
  )
}
