import { useApolloClient, useQuery } from '@apollo/client/react'
import {
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  LinkBox,
  LinkOverlay,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { listedRupees } from '../lib/money.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { isUnauthenticated } from '../app/session/is-unauthenticated.ts'
import { Due } from './Due.tsx'
import { localizedName } from '../lib/localized-name.ts'
import { useGarmentName } from './garment-names.ts'
import { MoveOn } from './MoveOn.tsx'
import { asTailor, storeTailorToken } from './tailor-session.ts'
import { TailorAlterations } from './TailorAlterations.tsx'
import { TailorSignIn } from './TailorSignIn.tsx'
import { LogOutTailor_mutation, TailorGarments_query } from './workshop-documents.ts'

const TailorNotifications = lazy(async () => ({
  default: (await import('../app/notifications/TailorNotifications.tsx')).TailorNotifications,
}))

const TailorAccount = lazy(async () => ({ default: (await import('./TailorAccount.tsx')).TailorAccount }))

/** The garments that the signed-in tailor has to sew, those due first at the top. */
export function TailorGarments({ token }: { token: string }) {
  const { t } = useLingui()
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(TailorGarments_query, {
    fetchPolicy: 'cache-and-network',
    context: asTailor(token),
  })
  if (error && isUnauthenticated(error)) return <TailorSignIn code={null} />
  if (error && !data)
    return (
      <ErrorState
        title={t`Your garments could not be read`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        {t`Check your connection and try again.`}
      </ErrorState>
    )
  if (!data) return <Skeleton height="60" role="status" aria-label={t`Loading`} />
  const logOut = () => {
    void client.mutate({ mutation: LogOutTailor_mutation, context: asTailor(token) }).catch(() => null)
    storeTailorToken(null)
    client.cache.evict({ fieldName: 'tailorGarments' })
    client.cache.evict({ fieldName: 'tailorAlterations' })
    client.cache.evict({ fieldName: 'tailorViewer' })
  }
  const { tailorGarments: garments, tailorAlterations: alterations, tailorViewer } = data
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h1" size="2xl">
          {tailorViewer?.name}
        </Heading>
        <Button variant="outline" minH="12" onClick={logOut}>
          <Trans>Sign out</Trans>
        </Button>
      </Flex>
      {tailorViewer && <Account viewer={tailorViewer} token={token} />}
      {alterations.length > 0 && (
        <TailorAlterations alterations={alterations} token={token} onDone={() => void refetch()} />
      )}
      {garments.length === 0 && alterations.length === 0 ? (
        <Text py="10" textAlign="center" fontSize="lg">
          <Trans>You have nothing to sew at the moment.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {garments.map((garment) => (
            <GarmentCard key={garment.id} garment={garment} token={token} />
          ))}
        </Stack>
      )}
      <Suspense>
        <TailorNotifications token={token} />
      </Suspense>
    </Stack>
  )
}

/** What the tailor earned and is not paid, or the other way round, with the account when it is asked for. */
function Account({
  viewer: { due, advance },
  token,
}: {
  viewer: { due: number; advance: number }
  token: string
}) {
  const [isOpen, setOpen] = useState(false)
  const amount = listedRupees(due || advance)
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontSize="lg">
          {due > 0 ? (
            <Trans>Earned, to be paid to you: {amount}</Trans>
          ) : (
            advance > 0 && <Trans>Paid to you before it is earned: {amount}</Trans>
          )}
        </Text>
        <Button minH="12" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Trans>My account</Trans>
        </Button>
      </Flex>
      {isOpen && (
        <Suspense>
          <TailorAccount token={token} />
        </Suspense>
      )}
    </Stack>
  )
}

function GarmentCard({ garment, token }: { garment: WorkshopGarmentFragment; token: string }) {
  const { i18n } = useLingui()
  const nameOf = useGarmentName()
  return (
    <Box as="li" p="3" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <LinkBox>
        <Flex gap="3">
          {garment.image && (
            <Box width="24" flexShrink="0" borderRadius="l2" overflow="hidden">
              <Picture image={garment.image} sizes="96px" fallbackWidth={240} />
            </Box>
          )}
          <Stack gap="1" minW="0">
            <LinkOverlay asChild fontSize="lg" fontWeight="semibold">
              <RouterLink to={paths.workshop(garment.code)}>{nameOf(garment)}</RouterLink>
            </LinkOverlay>
            <Text fontFamily="mono">{garment.code}</Text>
            <Box>
              <Badge size="lg">{localizedName(i18n, garment.stage)}</Badge>
            </Box>
            <Due garment={garment} />
          </Stack>
        </Flex>
      </LinkBox>
      <MoveOn garment={garment} token={token} />
    </Box>
  )
}
