import { Box, Link } from '@chakra-ui/react'
import { paths } from '../../../shared/paths.ts'
import { useOwnSessionNotice } from '../session/own-session-notice.ts'
import { useSession } from '../session/session.ts'

/**
 * Stands beside the button that saves a form. She signs in in another tab, which shares its session with this one: what
 * she has typed stays where it is.
 * @param button what to press then
 */
export function SessionEnded({ button }: { button: string }) {
  const { expired } = useSession()
  useOwnSessionNotice()
  return (
    <Box role="alert" color="fg.error" width="full" _empty={{ display: 'none' }}>
      {expired && (
        <>
          Your session has ended. What you have typed stays here:{' '}
          <Link
            href={paths.login()}
            target="_blank"
            rel="noreferrer"
            variant="underline"
            color="brand.fg"
            minH="6"
          >
            sign in in a new tab
          </Link>
          , come back and press “{button}” again.
        </>
      )}
    </Box>
  )
}
