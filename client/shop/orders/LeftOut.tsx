import { Button, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface LeftOutProps {
  /** Of the draft. */
  path: string
  children: ReactNode
}

/** Says what a draft begins without, before it is opened. It takes the place of the button that was pressed, and its focus. */
export function LeftOut({ path, children }: LeftOutProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return (
    <Stack ref={notice} tabIndex={-1} gap="3" align="start" role="status">
      {children}
      <Button asChild size="lg">
        <RouterLink to={path}>
          <Trans>Go on with the rest</Trans>
        </RouterLink>
      </Button>
    </Stack>
  )
}
