import '../theme/dialog.ts'
import { Button, Dialog, Portal } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCloseWatcher } from './use-close-watcher.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  /** The confirming action, such as 'Delete'. */
  confirm: string
  /** The declining action, where 'Cancel' would be ambiguous. */
  decline?: string
  /** Of the confirming button: red unless the action is harmless. */
  palette?: 'red' | 'brand'
  /** A choice that the action depends on, below the text. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, decline, palette = 'red', children, onConfirm, onClose } = props
  useCloseWatcher(open, onClose)
  const agree = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      placement={{ base: 'bottom', md: 'center' }}
      size="sm"
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mb={{ base: '0', md: 'auto' }} borderBottomRadius={{ base: 'none', md: 'l3' }}>
            <Dialog.Header pb="1">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{text}</Dialog.Description>
              {children}
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{decline ?? <Trans>Cancel</Trans>}</Button>
              </Dialog.ActionTrigger>
              <Button colorPalette={palette} onClick={agree}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
