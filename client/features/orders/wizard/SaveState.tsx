import { Flex, Link } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, CloudOff, HardDrive, LoaderCircle } from 'lucide-react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { Keeping } from './draft-keeper.ts'

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
    <Flex role="status" align="center" gap="2" minH="11" color="fg.muted" fontSize="sm" wrap="wrap">
      {keeping === 'saving' && (
        <>
          <LoaderCircle aria-hidden size={16} />
          <Trans>Saving…</Trans>
        </>
      )}
      {keeping === 'saved' && !empty && (
        <>
          <Check aria-hidden size={16} />
          <Trans>Saved</Trans>
        </>
      )}
      {keeping === 'unsaved' && (
        <>
          <CloudOff aria-hidden size={16} />
          <Trans>Not saved yet: we’ll try again. Nothing is lost.</Trans>
        </>
      )}
      {keeping === 'here' && (
        <>
          <HardDrive aria-hidden size={16} />
          <Trans>Kept in this browser. {signIn} to keep it in your account.</Trans>
        </>
      )}
      {keeping === 'signed-out' && (
        <>
          <HardDrive aria-hidden size={16} />
          <Trans>Kept in this browser. Your session has ended: {signIn} to go on saving.</Trans>
        </>
      )}
    </Flex>
  )
}
