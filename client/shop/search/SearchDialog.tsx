import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { SearchOverlay } from '../../ui/SearchOverlay.tsx'
import { SearchPanel } from './SearchPanel.tsx'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search: the whole screen on phones, else a panel below the header. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchOverlay
      open={open}
      label={t`Search designs`}
      input={input}
      onClose={onClose}
      mt={{ md: 'calc(4rem + 6px)' }}
      maxW={{ base: 'full', md: 'min(60rem, 100% - 3rem)' }}
      maxH={{ base: '100dvh', md: 'calc(100dvh - 6rem)' }}
      borderBottomRadius={{ md: 'l3' }}
    >
      <SearchPanel input={input} onClose={onClose} />
    </SearchOverlay>
  )
}
