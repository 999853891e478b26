import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { MessageTemplates_query } from './template-documents.ts'
import { TemplateChooser } from './TemplateChooser.tsx'
import { Trans, useLingui } from '@lingui/react/macro'

/** The owner's texts of messages, with the shipped ones behind them. */
export function AdminMessageTextsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(MessageTemplates_query)
  return (
    <>
      <AdminHeading title={t`Texts of messages`} />
      {data ? (
        <TemplateChooser templates={data.messageTemplates} />
      ) : error ? (
        <ErrorState
          title={t`The texts could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Skeleton role="status" aria-label={t`Loading`} height="64" borderRadius="l2" />
      )}
    </>
  )
}
