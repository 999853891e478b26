import { Box, Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import type { NavPage } from '../shell/admin-pages.ts'
import { areShortcutsOn, switchShortcuts } from './shortcut-switch.ts'

const loadList = async () => (await import('./ShortcutList.tsx')).ShortcutList

/** How long after `g` a letter counts as part of the shortcut. */
const secondKeyMs = 1_500

/** Keyboard shortcuts for the admin navigation; `?` lists them, and the list can switch them off. */
export function AdminShortcuts({ items }: { items: NavPage[] }) {
  const { Component: ShortcutList, want } = useLazyComponent(loadList, { ahead: false })
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(areShortcutsOn)
  const pressedG = useRef(0)
  const showList = () => void want().then((loaded) => loaded && setOpen(true))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || isMeantElsewhere(event)) return
    const second = event.timeStamp - pressedG.current < secondKeyMs
    pressedG.current = event.key === 'g' ? event.timeStamp : 0
    const item = second && items.find(({ letter }) => letter === event.key)
    if (item) tap(inLanguage(language, item.to))
    else if (event.key === '?') showList()
    else if (event.key === '/') {
      event.preventDefault()
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (search) search.focus()
      else document.querySelector<HTMLElement>('nav [aria-keyshortcuts]')?.click()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (
    <Box mt="8" hideBelow="md" data-screen>
      <Button variant="ghost" size="sm" minH="11" onClick={showList}>
        <Keyboard aria-hidden />
        <Trans>Keyboard shortcuts</Trans>
      </Button>
      {ShortcutList && (
        <ShortcutList
          items={items}
          open={open}
          on={on}
          onSwitch={() => setOn(switchShortcuts(!on))}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

/** Clicks the navigation's own link, so that a form with unsaved changes is guarded as usual. */
const tap = (address: string) => document.querySelector<HTMLElement>(`nav a[href="${address}"]`)?.click()

/** Keys typed into a field, in a dialog or with a modifier are ignored. */
function isMeantElsewhere({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !==
      null
  )
}
