import { Trans, useLingui } from '@lingui/react/macro'
import { useHttpStatus } from '../../app/shell/page-context.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** The style book could not be read. */
export function StylesFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useHttpStatus(503)
  return (
    <ErrorState title={t`The style book did not load`} retry={{ label: t`Try Again`, onClick: onRetry }}>
      <Trans>Check your connection and try again. If it keeps failing, please call us.</Trans>
    </ErrorState>
  )
}
