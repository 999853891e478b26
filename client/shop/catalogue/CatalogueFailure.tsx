import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHttpStatus } from '../../app/shell/page-context.ts'

/** The catalogue could not be loaded: the error is logged, as the specification requires, and shown. */
export function CatalogueFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  useHttpStatus(503)
  useEffect(() => {
    console.error('The catalogue could not be read:', error)
  }, [error])
  return (
    <ErrorState title={t`The designs did not load`} retry={{ label: t`Try Again`, onClick: onRetry }}>
      <Trans>Check your connection and try again. If it keeps failing, please call us.</Trans>
    </ErrorState>
  )
}
