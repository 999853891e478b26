import { useQuery } from '@apollo/client/react'
import { Button, Center, Heading, Link, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { readSession } from '../../app/session/session.ts'
import { type ShopDevice, writeShopDevice } from '../../app/session/shop-device.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { keepCopiesOf } from '../offline/counter-copy.ts'
import { ThisDevice_query } from './lock-documents.ts'
import { PinForm } from './PinForm.tsx'

/** One of the shop's tablets while nobody works on it: staff pick their name and type their PIN. */
export function LockScreen({ device: { name } }: { device: ShopDevice }) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery(ThisDevice_query, { fetchPolicy: 'network-only' })
  const [chosenId, setChosenId] = useState<string | null>(readSession().userId)
  useEffect(() => {
    if (!data) return
    writeShopDevice(data.thisDevice ?? null)
    // What was copied for those who have left isn't kept; what they took and is not sent yet is.
    void keepCopiesOf(data.thisDevice?.members.map(({ id }) => id) ?? []).catch(() => null)
  }, [data])
  const members = data?.thisDevice?.members ?? []
  const chosen = members.find(({ id }) => id === chosenId)
  return (
    <Center minH="calc(100svh - 3rem)" width="full" px="4" py="8" bg="bg.subtle">
      <PageHead
        title={t({ message: 'Locked', context: 'tablet' })}
        description={t`For those who run the shop.`}
      />
      <Stack
        gap="5"
        width="full"
        maxW="lg"
        p={{ base: '4', md: '8' }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="sm"
      >
        <Stack gap="1" align="center" textAlign="center">
          <Lock aria-hidden />
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text color="fg.muted">
            <Trans>Who works here now? What was typed is still there.</Trans>
          </Text>
        </Stack>
        {data ? (
          <>
            {members.length === 0 && (
              <Text textAlign="center">
                <Trans>Nobody has a PIN yet. The owner gives one on the Staff page.</Trans>
              </Text>
            )}
            <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3" role="group" aria-label={t`Who works here now`}>
              {members.map((member) => (
                <Button
                  key={member.id}
                  minH="14"
                  height="auto"
                  py="2"
                  px="3"
                  whiteSpace="normal"
                  overflowWrap="anywhere"
                  variant={member.id === chosenId ? 'solid' : 'outline'}
                  aria-pressed={member.id === chosenId}
                  onClick={() => setChosenId(member.id)}
                >
                  {member.name}
                </Button>
              ))}
            </SimpleGrid>
            {chosen && <PinForm key={chosen.id} member={chosen} />}
          </>
        ) : error ? (
          <ErrorState
            title={t`The shop can’t be reached`}
            retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
          >
            <Trans>
              PINs are checked by the shop. What was typed, and what waits to be sent, is still here.
            </Trans>
          </ErrorState>
        ) : (
          <Skeleton height="40" borderRadius="l3" role="status" aria-label={t`Loading who works here`} />
        )}
        <Link asChild minH="11" alignSelf="center" color="brand.fg">
          <RouterLink to={paths.login()} state={{ from: pathname + search }}>
            <Trans>Sign in with e-mail and password</Trans>
          </RouterLink>
        </Link>
      </Stack>
    </Center>
  )
}
