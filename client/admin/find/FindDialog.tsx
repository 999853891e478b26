import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { SearchOverlay } from '../../ui/SearchOverlay.tsx'
import { FindPanel } from './FindPanel.tsx'

interface FindDialogProps {
  open: boolean
  onClose: () => void
}

/** Goes to any admin page, customer, order or design by typing. */
export function FindDialog({ open, onClose }: FindDialogProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchOverlay
      open={open}
      label={t`Find`}
      input={input}
      margin="4"
      onClose={onClose}
      mt={{ md: '12' }}
      maxW={{ base: 'full', md: '36rem' }}
      maxH={{ base: '100dvh', md: 'calc(100dvh - 8rem)' }}
      borderRadius={{ base: 'none', md: 'l3' }}
    >
      <FindPanel input={input} onClose={onClose} />
    </SearchOverlay>
  )
}
