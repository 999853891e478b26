import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'

interface UnreadPageProps {
  title: string
  retry: () => Promise<unknown>
  /** What the user can do, unless it is the usual. */
  children?: ReactNode
}

/** In the place of an admin page whose data could not be read. */
export function UnreadPage({ title, retry, children }: UnreadPageProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={title} description={t`For those who run the shop.`} />
      <ErrorState
        as="h1"
        title={title}
        retry={{ label: t`Try again`, onClick: () => void retry().catch(() => null) }}
      >
        {children ?? <Trans>Check your connection and try again.</Trans>}
      </ErrorState>
    </>
  )
}
