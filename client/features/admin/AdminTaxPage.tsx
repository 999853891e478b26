import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { AdminTax_query } from './tax/tax-documents.ts'
import { TaxForm } from './tax/TaxForm.tsx'

/** How invoices are taxed. */
export function AdminTaxPage() {
  const { data, error, refetch } = useQuery(AdminTax_query, { fetchPolicy: 'network-only' })
  return (
    <>
      <AdminHeading title="Tax" />
      {data ? (
        <TaxForm settings={data.taxSettings} />
      ) : error ? (
        <ErrorState
          title="The tax settings could not be read"
          retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <Skeleton height="96" role="status" aria-label="Loading the tax settings" />
      )}
    </>
  )
}
