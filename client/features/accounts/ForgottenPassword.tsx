import { useFragment } from '@apollo/client/react'
import { Link, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { telLink } from '../../lib/contact.ts'

const ForgottenPassword_shop = graphql(`
  fragment ForgottenPassword_shop on Shop {
    phone
  }
`)

/**
 * How to get a new password: the shop sends reset links on request. The contact details come from the
 * root layout's query.
 */
export function ForgottenPassword() {
  const { data, complete } = useFragment({ fragment: ForgottenPassword_shop, from: { __typename: 'Shop' } })
  if (!complete) return null
  const { phone } = data
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
