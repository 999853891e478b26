import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { logOut } from '../session/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useLogOutEverywhere } from './use-profile.ts'

/** Signs out of this device, or of all devices. */
export function Sessions() {
  const { t, i18n } = useLingui()
  const logOutEverywhere = useLogOutEverywhere()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leaveEverywhere = async () => {
    setLeaving(true)
    setFailure(null)
    try {
      await logOutEverywhere()
    } catch (error) {
      setFailure(failureMessage(i18n, error))
      setLeaving(false)
    }
  }
  return (
    <Panel size="lg" gap="4" title={t`Signed in`}>
      <Text color="fg.muted">
        <Trans>
          Logging out clears what the shop keeps in this browser. Logging out everywhere also signs out a
          phone that you have lost, or a computer that others use.
        </Trans>
      </Text>
      <Box role="alert" _empty={{ display: 'none' }}>
        {failure && <FormMessage kind="error">{failure}</FormMessage>}
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </Button>
        <Button variant="outline" colorPalette="red" loading={leaving} onClick={() => void leaveEverywhere()}>
          <Trans>Log out everywhere</Trans>
        </Button>
      </Flex>
    </Panel>
  )
}
