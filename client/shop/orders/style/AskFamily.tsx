import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import type { CustomCategory } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { LoginLinks } from '../../../app/session/LoginLinks.tsx'
import { localizedName } from '../../../lib/localized-name.ts'
import { formatDay } from '../../../lib/shop-days.ts'
import { Form } from '../../../ui/Form.tsx'
import { useShare } from '../../../ui/ShareButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { VoteCounts } from '../../styles/VoteCounts.tsx'

const AskFamily_query = graphql(`
  query AskFamily {
    styleShares {
      id
      token
      product {
        id
      }
      customCategory
      style {
        name
        translations {
          locale
          name
        }
      }
      createdAt
      likes
      dislikes
    }
  }
`)

const ShareStyle_mutation = graphql(`
  mutation ShareStyle($input: ShareStyleInput!) {
    shareStyle(input: $input) {
      styleShare {
        id
        token
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export interface AskFamilyProps {
  /** Null for a custom garment. */
  productId: string | null
  customCategory: CustomCategory | null
  /** The ids of the options. */
  style: readonly string[]
  color: string
  isOwnCloth: boolean
  signedIn: boolean
  /** The account's draft with this style; null when it couldn't be saved. */
  saveDraft: () => Promise<string | null>
}

/** Makes a link on which others vote on the style, and shows the votes on earlier ones. */
export function AskFamily({ signedIn, ...asked }: AskFamilyProps) {
  const { pathname, search } = useLocation()
  return (
    <Box mt="3" p="4" bg="bg.subtle" borderRadius="l2">
      <Text mb="3">
        <Trans>
          Makes a link that shows this style with its price and day. Whoever has it votes with one tap,
          without an account; it works for 14 days.
        </Trans>
      </Text>
      {signedIn ? (
        <Links {...asked} />
      ) : (
        <Stack gap="3">
          <Text>
            <Trans>Please log in, so that you find the votes again.</Trans>
          </Text>
          <LoginLinks from={pathname + search} />
        </Stack>
      )}
    </Box>
  )
}

function Links({
  productId,
  customCategory,
  style,
  color,
  isOwnCloth,
  saveDraft,
}: Omit<AskFamilyProps, 'signedIn'>) {
  const { t, i18n } = useLingui()
  const { data, refetch } = useQuery(AskFamily_query, { fetchPolicy: 'cache-and-network' })
  const [make] = useMutation(ShareStyle_mutation)
  const [sharerName, setSharerName] = useState('')
  const { loading, errors, submitError, submit } = useSubmission(['sharerName'])
  const share = useShare()
  const send = async () => {
    let token: string | undefined
    const { state } = await submit(async () => {
      const draftId = await saveDraft()
      const input = { productId, customCategory, style: [...style], color, isOwnCloth, draftId, sharerName }
      const payload = (await make({ variables: { input } })).data?.shareStyle
      token = payload?.styleShare?.token
      return payload
    })
    if (state !== 'done' || token === undefined) return
    void refetch().catch(() => null)
    await share({ title: t`How do you like this style?`, path: paths.sharedStyle(token) })
  }
  const links = (data?.styleShares ?? []).filter((link) =>
    productId === null ? link.customCategory === customCategory : link.product?.id === productId,
  )
  return (
    <Stack gap="4">
      <Form
        submit={t`Make the link`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        noValidate
      >
        <TextField
          label={t`Your first name (optional)`}
          helper={t`Whoever has the link reads it.`}
          maxLength={40}
          value={sharerName}
          error={errors.sharerName}
          onChange={({ target }) => setSharerName(target.value)}
        />
      </Form>
      {links.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {links.map((link) => {
            const names = link.style.map((option) => localizedName(i18n, option)).join(', ')
            return (
              <li key={link.id}>
                <Link asChild variant="underline" minH="11">
                  <RouterLink to={paths.sharedStyle(link.token)}>
                    {names || t`As in the design`} · {formatDay(link.createdAt, i18n)}
                  </RouterLink>
                </Link>
                <VoteCounts share={link} />
              </li>
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}
