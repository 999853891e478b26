import { useQuery } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { BoardGarmentFragment, TailorInListFragment } from '../../__generated__/graphql.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { listedRupees } from '../../lib/money.ts'
import { useIsOwner } from '../shell/use-access.ts'
import { AdminTailors_query } from './tailor-documents.ts'
import { TailorForm } from './TailorForm.tsx'

/** Who sews for the shop, with how much each has to do and what is due to each. */
export function Tailors({ garments }: { garments: readonly BoardGarmentFragment[] }) {
  const { t } = useLingui()
  const isOwner = useIsOwner()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(AdminTailors_query, { fetchPolicy: 'cache-and-network' })
  if (error && !data)
    return (
      <ErrorState
        title={t`The tailors could not be read`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    )
  if (!data) return <Skeleton height="24" role="status" aria-label={t`Loading the tailors`} />
  const close = () => {
    setAdding(false)
    void refetch().catch(() => null)
  }
  return (
    <Stack gap="3">
      {isOwner &&
        (isAdding ? (
          <TailorForm tailor={null} onClose={close} />
        ) : (
          <Button minH="12" alignSelf="start" variant="outline" onClick={() => setAdding(true)}>
            <Trans>Add a tailor</Trans>
          </Button>
        ))}
      {data.tailors.length === 0 && (
        <Text py="8" textAlign="center" color="fg.muted">
          <Trans>There are no tailors yet. A tailor with a PIN signs in at /workshop on a phone.</Trans>
        </Text>
      )}
      {data.tailors.map((tailor) => (
        <TailorEntry
          key={tailor.id}
          tailor={tailor}
          open={garments.filter((garment) => garment.tailor?.id === tailor.id)}
          isOwner={isOwner}
        />
      ))}
    </Stack>
  )
}

interface TailorEntryProps {
  tailor: TailorInListFragment
  /** The garments to sew. */
  open: readonly BoardGarmentFragment[]
  isOwner: boolean
}

function TailorEntry({ tailor, open, isOwner }: TailorEntryProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const late = open.filter(({ isOverdue }) => isOverdue).length
  return (
    <Box as="section" aria-label={tailor.name} p="4" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex justify="space-between" gap="4" wrap="wrap" align="center">
        <Box>
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h2" size="md" fontFamily="body">
              {tailor.name}
            </Heading>
            {!tailor.isActive && (
              <Badge>
                <Trans>No longer here</Trans>
              </Badge>
            )}
            {!tailor.hasPin && (
              <Badge>
                <Trans>No PIN</Trans>
              </Badge>
            )}
          </Flex>
          <Text color="fg.muted">
            {tailor.phone} · <Plural value={open.length} one="# garment" other="# garments" />
            {late > 0 && t`, ${late} late`}
          </Text>
        </Box>
        <Flex gap="3" align="center" wrap="wrap">
          {tailor.due != null && (
            <Text fontVariantNumeric="tabular-nums">
              {tailor.advance ? (
                <Trans>Advance: {{ listedRupees: listedRupees(tailor.advance) }}</Trans>
              ) : (
                <Trans>Due: {{ listedRupees: listedRupees(tailor.due) }}</Trans>
              )}
            </Text>
          )}
          {tailor.due != null && (
            <Button asChild minH="12">
              <RouterLink to={adminPaths.tailorAccount(tailor.id)}>
                <Trans context="of a tailor">Account</Trans>
              </RouterLink>
            </Button>
          )}
          {tailor.isActive && (
            <Button asChild minH="12" variant="outline">
              <RouterLink to={adminPaths.dayLists(tailor.id)}>
                <Trans>Day’s list</Trans>
              </RouterLink>
            </Button>
          )}
          {isOwner && !isEditing && (
            <Button minH="12" variant="outline" onClick={() => setEditing(true)}>
              <Trans>Change</Trans>
            </Button>
          )}
        </Flex>
      </Flex>
      {isEditing && <TailorForm tailor={tailor} onClose={() => setEditing(false)} />}
    </Box>
  )
}
