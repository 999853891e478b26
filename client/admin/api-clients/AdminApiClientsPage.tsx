import { useQuery } from '@apollo/client/react'
import { List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDay } from '../../lib/shop-days.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { ApiClientForm } from './ApiClientForm.tsx'
import { ApiClients_query } from './api-client-documents.ts'

/** The programs that may use the API, each with its keys. */
export function AdminApiClientsPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(ApiClients_query, { fetchPolicy: 'cache-and-network' })
  const [added, setAdded] = useState<{ id: string; key: string } | null>(null)
  const again = () => void refetch().catch(() => null)
  const revoked = data?.apiClients.filter(({ revokedAt }) => revokedAt) ?? []
  return (
    <>
      <AdminHeading title={t`API clients`} />
      <Text color="fg.muted" maxW="prose" mb="5">
        <Trans>
          Programs that work with the shop’s data, such as a marketplace or an accounting program. Each has a
          key, may do what you choose here, and what it changes is recorded under its name.
        </Trans>
      </Text>
      {data ? (
        <Stack gap="5" maxW="4xl">
          {data.apiClients
            .filter(({ revokedAt }) => !revokedAt)
            .map((client) => (
              <ApiClientForm
                key={client.id}
                client={client}
                firstKey={added?.id === client.id ? added.key : undefined}
                onChanged={again}
              />
            ))}
          <ApiClientForm
            key={added?.id ?? 'new'}
            client={null}
            onAdded={(id, key) => setAdded({ id, key })}
            onChanged={again}
          />
          {revoked.length > 0 && (
            <Panel title={t`Revoked`}>
              <List.Root variant="plain">
                {revoked.map(({ id, name, revokedAt }) => (
                  <List.Item key={id}>
                    {name}, {formatDay(revokedAt!, i18n)}
                  </List.Item>
                ))}
              </List.Root>
            </Panel>
          )}
        </Stack>
      ) : error ? (
        <ErrorState
          title={t`The API clients could not be read`}
          retry={{ label: t`Try again`, onClick: again }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="4" role="status" aria-label={t`Loading the API clients`}>
          <Skeleton height="72" borderRadius="l3" />
          <Skeleton height="72" borderRadius="l3" />
        </Stack>
      )}
    </>
  )
}
