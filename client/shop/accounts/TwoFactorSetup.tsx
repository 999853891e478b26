import { Box, Code, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from '../../ui/QrCode.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useTwoFactor } from './use-two-factor.ts'

export interface Setup {
  /** In base32. */
  secret: string
  /** `otpauth://totp/…` */
  appAddress: string
}

interface TwoFactorSetupProps {
  setup: Setup
  onDone: (recoveryCodes: string[]) => void
}

/** The secret for an authenticator app, and the app's first code. */
export function TwoFactorSetup({ setup, onDone }: TwoFactorSetupProps) {
  const { t } = useLingui()
  const { confirm } = useTwoFactor()
  const { errors, shell } = useAccountForm(
    { code: t`Enter the six digits that the app shows.` },
    async ({ code }) => {
      const payload = await confirm(code)
      if (payload?.recoveryCodes) onDone([...payload.recoveryCodes])
      return payload
    },
    { done: '' },
  )
  return (
    <Stack gap="4">
      <Text>
        <Trans>
          Open an authenticator app on your phone, such as Google Authenticator, and scan this code. Then
          enter the six digits that the app shows.
        </Trans>
      </Text>
      <QrCode text={setup.appAddress} size="48" />
      <Box>
        <Text textStyle="label">
          <Trans>Or type this key into the app:</Trans>
        </Text>
        <Code size="lg" overflowWrap="anywhere" userSelect="all">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
      </Box>
      <AccountForm submit={t`Turn on`} {...shell}>
        <CodeField error={errors.code} helper={t`The six digits that the app shows.`} />
      </AccountForm>
    </Stack>
  )
}
