import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import type { AdminOrder } from './order-documents.ts'

const loadForm = async () => (await import('./AlterationForm.tsx')).AlterationForm

/** Adds what a customer wants altered after a trial or the delivery. */
export function AddAlteration({ order: { id, orderStatus } }: { order: AdminOrder }) {
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  const [isOpen, setIsOpen] = useState(false)
  const { Component: AlterationForm, want } = useLazyComponent(loadForm)
  if (!mayChange || orderStatus === 'PENDING' || orderStatus === 'CANCELLED') return null
  return isOpen && AlterationForm ? (
    <AlterationForm orderId={id} onClose={() => setIsOpen(false)} />
  ) : (
    <Button minH="12" variant="outline" alignSelf="flex-start" onClick={async () => setIsOpen(await want())}>
      <Trans>Add an alteration</Trans>
    </Button>
  )
}
