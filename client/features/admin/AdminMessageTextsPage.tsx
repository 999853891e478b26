import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { MessageTemplates_query } from './messages/template-documents.ts'
import { TemplateChooser } from './messages/TemplateChooser.tsx'

/** The owner's texts of messages, with the shipped ones behind them. */
export function AdminMessageTextsPage() {
  const { data, error, refetch } = useQuery(MessageTemplates_query)
  return (
    <>
      <AdminHeading title="Texts of messages" />
      {data ? (
        <TemplateChooser templates={data.messageTemplates} />
      ) : error ? (
        <ErrorState
          title="The texts could not be read"
          retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <Skeleton role="status" aria-label="Loading" height="64" borderRadius="l2" />
      )}
    </>
  )
}
