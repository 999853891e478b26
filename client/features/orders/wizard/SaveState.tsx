import { Box, Flex, Link } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, CloudOff, HardDrive, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import type { Keeping } from './draft-store.ts'

interface SaveStateProps {
  keeping: Keeping
  /** She hasn't changed anything yet. */
  empty: boolean
}

/** Where what she has filled in is kept. */
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
    <Flex role="status" gap="2" minH="6" color="fg.muted" fontSize="sm">
      {keeping === 'saving' && (
        <Told icon={LoaderCircle}>
          <Trans>Saving…</Trans>
        </Told>
      )}
      {keeping === 'saved' && !empty && (
        <Told icon={Check}>
          <Trans>Saved</Trans>
        </Told>
      )}
      {keeping === 'unsaved' && (
        <Told icon={CloudOff}>
          <Trans>Not saved yet: we’ll try again. Nothing is lost.</Trans>
        </Told>
      )}
      {keeping === 'here' && (
        <Told icon={HardDrive}>
          <Trans>Kept in this browser. {signIn} to keep it in your account.</Trans>
        </Told>
      )}
      {keeping === 'signed-out' && (
        <Told icon={HardDrive}>
          <Trans>Kept in this browser. Your session has ended: {signIn} to go on saving.</Trans>
        </Told>
      )}
    </Flex>
  )
}

/** A sentence that runs on behind its sign. */
function Told({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Box flexShrink="0" pt="1">
        <Icon aria-hidden size={16} />
      </Box>
      <Box>{children}</Box>
    </>
  )
}
