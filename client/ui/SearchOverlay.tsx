import '../theme/dialog.ts'
import { Dialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useCloseWatcher } from './use-close-watcher.ts'

interface SearchOverlayProps extends Omit<ComponentProps<typeof Dialog.Content>, 'children'> {
  open: boolean
  /** Its accessible name. */
  label: string
  /** Focused when it opens. */
  input: RefObject<HTMLInputElement | null>
  /** Around it, on wide screens. */
  margin?: string
  children: ReactNode
  onClose: () => void
}

/** The frame of a search with its results: the whole screen on phones, else what its props say. */
export function SearchOverlay({
  open,
  label,
  input,
  margin = '0',
  children,
  onClose,
  ...content
}: SearchOverlayProps) {
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
        <Dialog.Positioner p={{ base: '0', md: margin }}>
          <Dialog.Content
            aria-label={label}
            m="0"
            w="full"
            h={{ base: '100dvh', md: 'auto' }}
            borderRadius="none"
            {...content}
          >
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
