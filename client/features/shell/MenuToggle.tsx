import { IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const loadMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

/** Opens the menu of small screens, whose code comes when a finger nears it. */
export function MenuToggle() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="lg"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Menu />
      </IconButton>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
