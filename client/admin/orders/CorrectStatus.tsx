import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { LazySection } from '../../ui/LazySection.tsx'
import type { AdminOrder } from './order-documents.ts'

const CorrectStatusForm = lazy(async () => ({
  default: (await import('./CorrectStatusForm.tsx')).CorrectStatusForm,
}))

/** The owner sets a mistaken status right, with a reason. */
export function CorrectStatus({ order }: { order: AdminOrder }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <LazySection>
      <CorrectStatusForm order={order} onClose={() => setIsOpen(false)} />
    </LazySection>
  ) : (
    <Button size="md" mt="4" variant="outline" onClick={() => setIsOpen(true)}>
      <Trans>Correct the status</Trans>
    </Button>
  )
}
