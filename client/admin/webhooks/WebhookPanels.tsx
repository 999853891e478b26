import { useQuery } from '@apollo/client/react'
import { Box, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Webhooks_query } from './webhook-documents.ts'
import { WebhookPanel } from './WebhookPanel.tsx'

/** The webhooks of an API client, and a form for another one. */
export function WebhookPanels({ clientId }: { clientId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(Webhooks_query, { fetchPolicy: 'cache-and-network' })
  const [added, setAdded] = useState<{ id: string; secret: string } | null>(null)
  const again = () => void refetch().catch(() => null)
  if (!data)
    return error ? (
      <ErrorState title={t`The webhooks could not be read`} retry={{ label: t`Try again`, onClick: again }}>
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    ) : (
      <Skeleton height="24" borderRadius="l2" role="status" aria-label={t`Loading the webhooks`} />
    )
  return (
    <Stack gap="4">
      <Heading as="h3" textStyle="label">
        <Trans>Webhooks</Trans>
      </Heading>
      {data.webhooks
        .filter((webhook) => webhook.clientId === clientId)
        .map((webhook) => (
          <WebhookPanel
            key={webhook.id}
            clientId={clientId}
            webhook={webhook}
            firstSecret={added?.id === webhook.id ? added.secret : null}
            onChanged={again}
          />
        ))}
      <Box>
        <WebhookPanel
          key={added?.id ?? 'new'}
          clientId={clientId}
          webhook={null}
          firstSecret={null}
          onAdded={(id, secret) => setAdded({ id, secret })}
          onChanged={again}
        />
      </Box>
    </Stack>
  )
}
