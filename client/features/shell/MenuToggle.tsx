import { IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { usePart } from '../../ui/use-part.ts'

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu

/** Opens the menu of small screens. */
export function MenuToggle() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { Part: MobileMenu, warmUp, want } = usePart(loadMenu)
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="lg"
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
