import { ErrorState } from '../../ui/ErrorState.tsx'
import { useHttpStatus } from '../shell/page-context.ts'

/** The catalogue could not be read. */
export function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  useHttpStatus(503)
  return (
    <ErrorState title="The designs did not load" retry={{ label: 'Try Again', onClick: onRetry }}>
      Check your connection and try again. If it keeps failing, please call us.
    </ErrorState>
  )
}
