import '../../../theme/dialog.ts'
import { Box, Button, Dialog, IconButton, Portal } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts'
import { StyleChoices, type StyleChoicesProps } from './StyleChoices.tsx'

interface StylePickerProps extends StyleChoicesProps {
  /** The price and the day. */
  children: ReactNode
  open: boolean
  onClose: () => void
}

/** How a garment is sewn, part by part, with the garment drawn as chosen. What is chosen stays when it is closed. */
export function StylePicker({ children, open, onClose, ...choice }: StylePickerProps) {
  const { t } = useLingui()
  useCloseWatcher(open, onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ base: 'full', md: 'xl' }}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header py="3" pe="14">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                <Trans>Your style</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body px={{ base: '4', md: '6' }} py="0">
              <StyleChoices {...choice} />
            </Dialog.Body>
            <Dialog.Footer
              justifyContent="space-between"
              gap="3"
              py="3"
              pb="calc(0.75rem + env(safe-area-inset-bottom))"
              borderTopWidth="1px"
            >
              <Box role="status" minW="0" lineHeight="short">
                {children}
              </Box>
              <Button onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" aria-label={t`Close`}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
