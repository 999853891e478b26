import { useMutation } from '@apollo/client/react'
import { Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { inLanguage } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../language/use-language.ts'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { textIn } from '../ui/text-in.ts'
import { TextField } from '../ui/TextField.tsx'
import { useSubmission } from '../ui/use-submission.ts'
import { LanguageSwitch } from '../app/shell/LanguageSwitch.tsx'
import { storeTailorToken } from './tailor-session.ts'
import { LogInTailor_mutation } from './workshop-documents.ts'

/** @param code the garment that is opened afterwards */
export function TailorSignIn({ code }: { code: string | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [logIn] = useMutation(LogInTailor_mutation)
  const { submit, loading, submitError } = useSubmission()
  const send = (form: HTMLFormElement) =>
    void submit(async () => {
      const input = { phone: textIn(form, 'phone'), pin: textIn(form, 'pin') }
      const payload = (await logIn({ variables: { input } })).data?.logInTailor
      if (payload?.token && payload.tailor) {
        storeTailorToken(payload.token)
        const own = payload.tailor.language === 'HINDI' ? 'hi' : 'en'
        if (own !== language) location.assign(inLanguage(own, paths.workshop(code)))
      }
      return payload
    })
  return (
    <Stack gap="6">
      <Stack direction="row" justify="space-between" align="center">
        <Heading as="h1" size="2xl">
          <Trans>Workshop</Trans>
        </Heading>
        <LanguageSwitch minH="12" />
      </Stack>
      <Text color="fg.muted">
        <Trans>Sign in with your phone number and the PIN that you got from the shop.</Trans>
      </Text>
      <Form
        submit={t`Sign in`}
        loading={loading}
        submitError={submitError}
        onSubmit={send}
        button={{ size: 'xl', flex: '1' }}
      >
        <TextField
          label={t`Phone number`}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          fontSize="xl"
          minH="14"
        />
        <PasswordField
          label={t`PIN`}
          name="pin"
          autoComplete="current-password"
          inputMode="numeric"
          required
        />
      </Form>
    </Stack>
  )
}
