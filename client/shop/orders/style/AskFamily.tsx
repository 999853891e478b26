import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import type { AskFamilyQuery, CustomCategory } from '../../../__generated__/graphql.ts'
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
      variants {
        number
        style {
          name
          translations {
            locale
            name
          }
        }
        votes
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
  /** What options are called; '' without any. */
  namesOf: (ids: readonly string[]) => string
  /** Opens the choice of the style. */
  onChooseAnother: () => void
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
          Makes a link that shows this style with its price and day, or up to four of them to choose from.
          Whoever has it votes with one tap, without an account; it works for 14 days.
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

/** How many styles a link shows. */
const mostStyles = 4

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

function Links({
  productId,
  customCategory,
  style,
  namesOf,
  onChooseAnother,
  color,
  isOwnCloth,
  saveDraft,
}: Omit<AskFamilyProps, 'signedIn'>) {
  const { t } = useLingui()
  const { data, refetch } = useQuery(AskFamily_query, { fetchPolicy: 'cache-and-network' })
  const [make] = useMutation(ShareStyle_mutation)
  const [sharerName, setSharerName] = useState('')
  const [kept, setKept] = useState<(readonly string[])[]>([])
  // The link shows what is chosen now beside what was kept.
  const asked = kept.some((other) => isSame(other, style)) ? kept : [...kept, style].slice(0, mostStyles)
  const { loading, errors, submitError, submit } = useSubmission(['sharerName'])
  const share = useShare()
  const send = async () => {
    let token: string | undefined
    const { state } = await submit(async () => {
      const draftId = await saveDraft()
      const [first, ...alternatives] = asked.map((ids) => ({ style: [...ids] }))
      const input = {
        ...{ productId, customCategory, color, isOwnCloth, draftId, sharerName, alternatives },
        style: first!.style,
      }
      const payload = (await make({ variables: { input } })).data?.shareStyle
      token = payload?.styleShare?.token
      return payload
    })
    if (state !== 'done' || token === undefined) return
    setKept([])
    void refetch().catch(() => null)
    const title = asked.length > 1 ? t`Which style do you like best?` : t`How do you like this style?`
    await share({ title, path: paths.sharedStyle(token) })
  }
  const links = (data?.styleShares ?? []).filter((link) =>
    productId === null ? link.customCategory === customCategory : link.product?.id === productId,
  )
  return (
    <Stack gap="4">
      <Styles
        asked={asked}
        namesOf={namesOf}
        onLeaveOut={(left) => setKept(kept.filter((ids) => ids !== left))}
        isChosen={(ids) => isSame(ids, style)}
      />
      {asked.length < mostStyles && (
        <Button
          variant="outline"
          alignSelf="start"
          onClick={() => {
            setKept(asked)
            onChooseAnother()
          }}
        >
          <Trans>Ask about another style, too</Trans>
        </Button>
      )}
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
          {links.map((link) => (
            <EarlierLink key={link.id} link={link} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface StylesProps {
  asked: readonly (readonly string[])[]
  namesOf: (ids: readonly string[]) => string
  isChosen: (ids: readonly string[]) => boolean
  onLeaveOut: (ids: readonly string[]) => void
}

/** The styles of the link that is being made, where they are several; what is chosen at the moment stays among them. */
function Styles({ asked, namesOf, isChosen, onLeaveOut }: StylesProps) {
  const { t } = useLingui()
  if (asked.length < 2) return null
  return (
    <Stack as="ol" gap="1" listStyleType="none" aria-label={t`Styles in the link`}>
      {asked.map((ids, index) => {
        const names = namesOf(ids) || t`As in the design`
        return (
          <HStack as="li" key={ids.join()} gap="2" justify="space-between" minH="11">
            <Text minW="0">
              {index + 1}. {names}
            </Text>
            {!isChosen(ids) && (
              <Button variant="ghost" aria-label={t`Leave out: ${names}`} onClick={() => onLeaveOut(ids)}>
                <Trans>Leave out</Trans>
              </Button>
            )}
          </HStack>
        )
      })}
    </Stack>
  )
}

/** A link that works, with its votes. */
function EarlierLink({ link }: { link: AskFamilyQuery['styleShares'][number] }) {
  const { t, i18n } = useLingui()
  const { token, variants, createdAt } = link
  const named = variants.map(({ number, style, votes }) => ({
    number,
    votes,
    names: style.map((option) => localizedName(i18n, option)).join(', ') || t`As in the design`,
  }))
  const count = variants.length
  return (
    <li>
      <Link asChild variant="underline" minH="11">
        <RouterLink to={paths.sharedStyle(token)}>
          {count > 1 ? t`${count} styles` : named[0]!.names} · {formatDay(createdAt, i18n)}
        </RouterLink>
      </Link>
      {count > 1 ? (
        named.map(({ number, names, votes }) => (
          <Text key={number}>
            {names}: <strong>{votes}</strong>
          </Text>
        ))
      ) : (
        <VoteCounts share={link} />
      )}
    </li>
  )
}
