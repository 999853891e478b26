import { Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TwoFactor_UserFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type Setup, TwoFactorSetup } from './TwoFactorSetup.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useTwoFactor } from './use-two-factor.ts'

export const TwoFactor_user = graphql(`
  fragment TwoFactor_user on User {
    id
    twoFactor {
      since
      recoveryCodesLeft
    }
  }
`)

/** Turns two-factor authentication on and off, for the people who run the shop. */
export function TwoFactor({ user }: { user: TwoFactor_UserFragment }) {
  const { t } = useLingui()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  return (
    <Panel size="lg" gap="4" title={t`Two-factor authentication`}>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onStored={() => setRecoveryCodes(null)} />
      ) : user.twoFactor ? (
        <TurnOff {...user.twoFactor} />
      ) : setup ? (
        <TwoFactorSetup
          setup={setup}
          onDone={(codes) => {
            setRecoveryCodes(codes)
            setSetup(null)
          }}
        />
      ) : (
        <Begin onStarted={setSetup} />
      )}
    </Panel>
  )
}

function Begin({ onStarted }: { onStarted: (setup: Setup) => void }) {
  const { start } = useTwoFactor()
  const { loading, submitError, submit } = useSubmission()
  const begin = () =>
    submit(async () => {
      const payload = await start()
      if (payload?.secret && payload.appAddress)
        onStarted({ secret: payload.secret, appAddress: payload.appAddress })
      return payload
    })
  return (
    <>
      <Text color="fg.muted">
        <Trans>
          Whoever learns your password still can’t log in: that also takes a code from an app on your phone.
        </Trans>
      </Text>
      <SubmitError>{submitError}</SubmitError>
      <Button variant="outline" alignSelf="flex-start" loading={loading} onClick={() => void begin()}>
        <Trans>Set up two-factor authentication</Trans>
      </Button>
    </>
  )
}

function TurnOff({ since, recoveryCodesLeft }: { since: string; recoveryCodesLeft: number }) {
  const { t, i18n } = useLingui()
  const { turnOff } = useTwoFactor()
  const { errors, shell } = useAccountForm({ code: t`Enter a code.` }, ({ code }) => turnOff(code), {
    done: t`Two-factor authentication is off.`,
  })
  const day = i18n.date(since, { dateStyle: 'medium', timeZone })
  return (
    <>
      <Text color="fg.muted">
        <Trans>
          On since {day}. Recovery codes left: {recoveryCodesLeft}. For new ones, turn it off and on again.
        </Trans>
      </Text>
      <AccountForm submit={t`Turn off`} variant="outline" {...shell}>
        <CodeField error={errors.code} />
      </AccountForm>
    </>
  )
}
