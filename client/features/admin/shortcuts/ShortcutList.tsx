import '../../../theme/dialog.ts'
import { Box, Button, chakra, Dialog, Portal } from '@chakra-ui/react'
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts'
import type { AdminNavItem } from '../admin-navigation.ts'

interface ShortcutListProps {
  items: AdminNavItem[]
  open: boolean
  /** Whether shortcuts are enabled. */
  on: boolean
  onSwitch: () => void
  onClose: () => void
}

const shortcutsTo = (items: AdminNavItem[]): [keys: string[], does: string][] => [
  [['/'], 'Go to the search'],
  [['?'], 'Show this list'],
  ...items.map(({ letter, label }): [string[], string] => [['g', letter], `Go to: ${label}`]),
]

export function ShortcutList({ items, open, on, onSwitch, onClose }: ShortcutListProps) {
  useCloseWatcher(open, onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size="sm"
      placement="center"
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang="en">
            <Dialog.Header pb="1">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                Keyboard shortcuts
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.dl display="grid" gridTemplateColumns="5rem 1fr" rowGap="2">
                {shortcutsTo(items).map(([keys, does]) => (
                  <Box key={does} display="contents">
                    <dt>
                      {keys.map((key) => (
                        <chakra.kbd key={key} px="2" py="0.5" me="1" borderWidth="1px" borderRadius="l1">
                          {key}
                        </chakra.kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </Box>
                ))}
              </chakra.dl>
              <chakra.label display="flex" alignItems="center" gap="3" minH="11" mt="4" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  boxSize="5"
                  accentColor="brand.solid"
                  checked={on}
                  onChange={onSwitch}
                />
                Use these shortcuts
              </chakra.label>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">Close</Button>
              </Dialog.ActionTrigger>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
