import { useFragment } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { textIn } from '../../ui/text-in.ts'
import { useCameFrom } from './use-account.ts'

const LoginCodeLink_shop = graphql(`
  fragment LoginCodeLink_shop on Shop {
    sendsEmail
  }
`)

/** Leads from the log-in form to signing in by a code, with the e-mail that was typed; absent where the shop sends no e-mails. */
export function LoginCodeLink() {
  const { data, complete } = useFragment({ fragment: LoginCodeLink_shop, from: { __typename: 'Shop' } })
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  if (!complete || !data.sendsEmail) return null
  return (
    <Button asChild variant="outline" size="xl" flex="1">
      <RouterLink
        to={paths.login('code')}
        state={cameFrom}
        onClick={(event) => {
          const form = event.currentTarget.closest('form')
          if (!form || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void navigate(paths.login('code'), { state: { ...cameFrom, email: textIn(form, 'email') } })
        }}
      >
        <Trans>Send me a code</Trans>
      </RouterLink>
    </Button>
  )
}
