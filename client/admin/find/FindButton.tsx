import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const load = async () => (await import('./FindDialog.tsx')).FindDialog

/** Opens the search of the admin pages; so do Ctrl + K and ⌘ K, also while somebody types. */
export function FindButton() {
  const { Component: FindDialog, want } = useLazyComponent(load)
  const [open, setOpen] = useState(false)
  const show = () => void want().then((loaded) => loaded && setOpen(true))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event
    if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 'k') return
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH="11"
        flexShrink="0"
        justifyContent="start"
        mb={{ md: '2' }}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Search aria-hidden />
        <Trans>Find</Trans>
      </Button>
      {FindDialog && <FindDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
