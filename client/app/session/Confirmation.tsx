import { lazy } from 'react'
import { LazySection } from '../../ui/LazySection.tsx'
import { useIsConfirmationAsked } from './confirmation.ts'

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('../../shop/accounts/ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
}))

/** The dialog that asks who is at the keyboard, while a request waits for it. */
export function Confirmation() {
  if (!useIsConfirmationAsked()) return null
  return (
    <LazySection>
      <ConfirmIdentityDialog />
    </LazySection>
  )
}
