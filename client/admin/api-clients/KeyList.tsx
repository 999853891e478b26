import { List, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ApiClientForm_ApiClientFragment } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'

type Key = ApiClientForm_ApiClientFragment['keys'][number]

/** The keys that a client can use now. */
export function KeyList({ keys }: { keys: readonly Key[] }) {
  const { t, i18n } = useLingui()
  return (
    <List.Root variant="plain" gap="1" aria-label={t`Keys`}>
      {keys.map(({ id, hint, createdAt, expiresAt, lastUsedAt }) => (
        <List.Item key={id}>
          <Text as="span" fontFamily="mono">
            {hint}…
          </Text>{' '}
          <Text as="span" color="fg.muted">
            {[
              lastUsedAt
                ? t`made ${{ made: formatMinute(createdAt, i18n) }}, last used ${{ used: formatMinute(lastUsedAt, i18n) }}`
                : t`made ${{ made: formatMinute(createdAt, i18n) }}, not used yet`,
              expiresAt && t`works until ${{ end: formatMinute(expiresAt, i18n) }}`,
            ]
              .filter(Boolean)
              .join('; ')}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  )
}
