import { Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Sheets of paper, one below the other. */
export function SheetStack({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Stack
      gap="6"
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={t`Sheets`}
      // A sheet of A4 fits beside the sidebar of a tablet.
      css={{ '@media screen': { mdToLg: { zoom: '0.72' } } }}
      _print={{ gap: '0' }}
    >
      {children}
    </Stack>
  )
}
