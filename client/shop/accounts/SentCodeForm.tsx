import { Box, Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import type { SentCode } from './sent-code.ts'
import { requiresCode } from './use-account.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLogInWithCode, useRequestLoginCode } from './use-login-code.ts'

interface SentCodeFormProps {
  sent: SentCode
  /** Another code was sent in place of the one before. */
  onSent: (sent: SentCode) => void
  onAnother: () => void
  onSigningIn: () => void
}

/** Takes the six digits of the e-mail, and the second factor of an account that has one. */
export function SentCodeForm({ sent, onSent, onAnother, onSigningIn }: SentCodeFormProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  const logIn = useLogInWithCode(onSigningIn)
  const request = useRequestLoginCode(onSent)
  const again = useSubmission()
  const { errors, shell } = useAccountForm(
    { sentCode: t`Enter the six digits.`, code: t`Enter a code.` },
    async ({ sentCode, code }) => {
      const payload = await logIn({ request: sent.request, sentCode, ...(code !== '' && { code }) })
      if (requiresCode(payload)) setNeedsCode(true)
      return payload
    },
  )
  const sendAgain = async () => {
    setSentAgain(false)
    const outcome = await again.submit(() => request(sent.email))
    if (outcome.state !== 'done' || !field.current) return
    setSentAgain(true)
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <AccountForm submit={t`Sign In`} {...shell}>
        <TextField
          ref={field}
          label={t`Code from the e-mail`}
          name="sentCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
          error={errors.sentCode}
        />
        {needsCode && <CodeField autoFocus error={errors.code} />}
      </AccountForm>
      <Box role="status" _empty={{ position: 'absolute' }}>
        {isSentAgain && (
          <FormMessage kind="success">{t`Another code is on its way. Only that one works now.`}</FormMessage>
        )}
      </Box>
      <SubmitError>{again.submitError}</SubmitError>
      <Flex gap="3" wrap="wrap">
        <Button
          flex="1"
          variant="outline"
          loading={again.loading}
          loadingText={t`Send another code`}
          disabled={shell.loading}
          onClick={() => void sendAgain()}
        >
          <Trans>Send another code</Trans>
        </Button>
        <Button flex="1" variant="outline" disabled={shell.loading} onClick={onAnother}>
          <Trans>Use another e-mail</Trans>
        </Button>
      </Flex>
    </>
  )
}
