import { IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useMatches } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { RouteHandle } from '../../../shared/route-handles.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const loadDialog = async () => (await import('./SearchDialog.tsx')).SearchDialog

const isAdminPage = ({ handle }: { handle: unknown }) =>
  (handle as RouteHandle | undefined)?.source.startsWith('admin/')

/**
 * Opens the search. Before hydration it leads to the gallery, which has a search of its own. The admin pages have
 * others.
 */
export function SearchToggle() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { Component: SearchDialog, warmUp, want } = useLazyComponent(loadDialog, { ahead: false })
  const isHidden = useMatches().some(isAdminPage)
  const onClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(await want())
  }
  if (isHidden) return null
  return (
    <>
      <IconButton asChild variant="ghost" aria-label={t`Search`} aria-haspopup="dialog">
        <Link to={paths.gallery({ show: 'all' })} onPointerEnter={warmUp} onFocus={warmUp} onClick={onClick}>
          <Search />
        </Link>
      </IconButton>
      {SearchDialog && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
