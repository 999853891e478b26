import '../../theme/dialog.ts'
import { Dialog, Portal } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { SearchPanel } from './SearchPanel.tsx'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search: the whole screen on phones, else a panel below the header. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useCloseWatcher(open, onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => input.current}
      placement="top"
      scrollBehavior="inside"
      motionPreset="none"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0">
          <Dialog.Content
            aria-label={t`Search designs`}
            m="0"
            mt={{ md: 'calc(4rem + 6px)' }}
            w="full"
            maxW={{ base: 'full', md: 'min(60rem, 100% - 3rem)' }}
            h={{ base: '100dvh', md: 'auto' }}
            maxH={{ base: '100dvh', md: 'calc(100dvh - 6rem)' }}
            borderRadius="none"
            borderBottomRadius={{ md: 'l3' }}
          >
            <SearchPanel input={input} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
