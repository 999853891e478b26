import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AdminTax_query } from './tax-documents.ts'
import { TaxForm } from './TaxForm.tsx'

/** How invoices are taxed. */
export function AdminTaxPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminTax_query, { fetchPolicy: 'network-only' })
  return (
    <>
      <AdminHeading title={t`Tax`} />
      {data ? (
        <TaxForm settings={data.taxSettings} />
      ) : error ? (
        <ErrorState
          title={t`The tax settings could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Skeleton height="96" role="status" aria-label={t`Loading the tax settings`} />
      )}
    </>
  )
}
