import { Box, Link } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, CloudOff, HardDrive, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import type { SaveStatus } from './draft-store.ts'

interface SaveStateProps {
  keeping: SaveStatus
  /** Nothing has been changed yet. */
  empty: boolean
}

/** Says where the draft is saved: the content of a live region. */
export function SaveState({ keeping, empty }: SaveStateProps) {
  const { pathname, search } = useLocation()
  const signIn = (
    <Link asChild variant="underline" color="brand.fg" py="2">
      <RouterLink to={paths.login()} state={{ from: pathname + search }}>
        <Trans>Sign in</Trans>
      </RouterLink>
    </Link>
  )
  return (
    <>
      {keeping === 'saving' && (
        <Message icon={LoaderCircle}>
          <Trans>Saving…</Trans>
        </Message>
      )}
      {keeping === 'saved' && !empty && (
        <Message icon={Check}>
          <Trans>Saved</Trans>
        </Message>
      )}
      {keeping === 'unsaved' && (
        <Message icon={CloudOff}>
          <Trans>Not saved yet: we’ll try again. Nothing is lost.</Trans>
        </Message>
      )}
      {keeping === 'here' && (
        <Message icon={HardDrive}>
          <Trans>Kept in this browser. {signIn} to keep it in your account.</Trans>
        </Message>
      )}
      {keeping === 'signed-out' && (
        <Message icon={HardDrive}>
          <Trans>Kept in this browser. Your session has ended: {signIn} to go on saving.</Trans>
        </Message>
      )}
    </>
  )
}

/** A sentence with an icon, which wraps beside it. */
function Message({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Box flexShrink="0" pt="1">
        <Icon aria-hidden size={16} />
      </Box>
      <Box>{children}</Box>
    </>
  )
}
