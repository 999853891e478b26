import { Box, Link } from '@chakra-ui/react'
import { paths } from '../../../shared/paths.ts'
import { useOwnSessionNotice } from '../../app/session/own-session-notice.ts'
import { useSession } from '../../app/session/session.ts'
import { Trans } from '@lingui/react/macro'

/**
 * Shown beside a form's submit button. The user signs in in another tab, which shares its session with
 * this one, so what was typed is preserved. @param button the button to press afterwards
 */
export function SessionEnded({ button }: { button: string }) {
  const { expired } = useSession()
  useOwnSessionNotice()
  return (
    <Box role="alert" color="fg.error" width="full" _empty={{ display: 'none' }}>
      {expired && (
        <Trans>
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
        </Trans>
      )}
    </Box>
  )
}
