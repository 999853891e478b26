import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHttpStatus } from '../shell/page-context.ts'

/** The catalogue could not be read. */
export function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useHttpStatus(503)
  return (
    <ErrorState title={t`The designs did not load`} retry={{ label: t`Try Again`, onClick: onRetry }}>
      <Trans>Check your connection and try again. If it keeps failing, please call us.</Trans>
    </ErrorState>
  )
}
