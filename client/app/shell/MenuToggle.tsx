import { IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu

/** Opens the menu on screens without room for the bar's links. */
export function MenuToggle() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { Component: MobileMenu, warmUp, want } = useLazyComponent(loadMenu)
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="xl"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={async () => setOpen(await want())}
      >
        <Menu />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
