import '../../theme/dialog.ts'
import { Box, Button, chakra, Dialog, Portal } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import type { NavPage } from '../shell/admin-pages.ts'

interface ShortcutListProps {
  items: NavPage[]
  open: boolean
  /** Whether shortcuts are enabled. */
  on: boolean
  onSwitch: () => void
  onClose: () => void
}

function useShortcuts(items: NavPage[]): [keys: string[], does: string][] {
  const { t, i18n } = useLingui()
  return [
    [[t`Ctrl`, 'K'], t`Find a page, customer, order or design`],
    [['/'], t`Go to the search`],
    [['?'], t`Show this list`],
    ...items.map(({ letter, name }): [string[], string] => {
      const page = i18n._(name)
      return [['g', letter], t`Go to: ${page}`]
    }),
  ]
}

export function ShortcutList({ items, open, on, onSwitch, onClose }: ShortcutListProps) {
  const shortcuts = useShortcuts(items)
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
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                <Trans>Keyboard shortcuts</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.dl display="grid" gridTemplateColumns="6rem 1fr" rowGap="2">
                {shortcuts.map(([keys, does]) => (
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
                <Trans>Use these shortcuts</Trans>
              </chakra.label>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">
                  <Trans>Close</Trans>
                </Button>
              </Dialog.ActionTrigger>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
