import { List, Text } from '@chakra-ui/react'
import type { ApiClientForm_ApiClientFragment } from '../../../__generated__/graphql.ts'
import { formatMinute } from '../../../lib/shop-days.ts'

type Key = ApiClientForm_ApiClientFragment['keys'][number]

/** The keys that a client can use now. */
export function KeyList({ keys }: { keys: readonly Key[] }) {
  return (
    <List.Root variant="plain" gap="1" aria-label="Keys">
      {keys.map(({ id, hint, createdAt, expiresAt, lastUsedAt }) => (
        <List.Item key={id}>
          <Text as="span" fontFamily="mono">
            {hint}…
          </Text>{' '}
          <Text as="span" color="fg.muted">
            made {formatMinute(createdAt)},{' '}
            {lastUsedAt ? `last used ${formatMinute(lastUsedAt)}` : 'not used yet'}
            {expiresAt && `; works until ${formatMinute(expiresAt)}`}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  )
}
