import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { AdminSettings_query } from './settings-documents.ts'

export function AdminSettingsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminSettings_query, { fetchPolicy: 'network-only' })
  return (
    <>
      <AdminHeading title={t`Settings`} />
      {data?.configuredShop ? (
        <SettingsForm shop={data.shop} configuredShop={data.configuredShop} />
      ) : error ? (
        <ErrorState
          title={t`The settings could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="4" role="status" aria-label={t`Loading the settings`}>
          <Skeleton height="72" borderRadius="l3" />
          <Skeleton height="96" borderRadius="l3" />
        </Stack>
      )}
    </>
  )
}
