import '../../theme/dialog.ts'
import { Dialog, Portal } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { FindPanel } from './FindPanel.tsx'

interface FindDialogProps {
  open: boolean
  onClose: () => void
}

/** Goes to any admin page, customer, order or design by typing. */
export function FindDialog({ open, onClose }: FindDialogProps) {
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
        <Dialog.Positioner p={{ base: '0', md: '4' }}>
          <Dialog.Content
            aria-label={t`Find`}
            m="0"
            mt={{ md: '12' }}
            w="full"
            maxW={{ base: 'full', md: '36rem' }}
            h={{ base: '100dvh', md: 'auto' }}
            maxH={{ base: '100dvh', md: 'calc(100dvh - 8rem)' }}
            borderRadius={{ base: 'none', md: 'l3' }}
          >
            <FindPanel input={input} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
