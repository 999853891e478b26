import { Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { useCustomerChanges } from './use-customer-changes.ts'

/** For somebody who has lost phone and recovery codes. */
export function RemoveTwoFactor({ customerId, name }: { customerId: string; name: string }) {
  const { t } = useLingui()
  const { removeTwoFactor } = useCustomerChanges()
  const { loading, submitError, submit } = useSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const remove = async () => {
    if ((await submit(() => removeTwoFactor(customerId))).state === 'done')
      void notify({ title: t`${name} logs in without a code now.` })
  }
  return (
    <>
      <Text>
        <Trans>Logging in takes a code from an app.</Trans>
      </Text>
      <Button variant="outline" alignSelf="flex-start" disabled={loading} onClick={() => setConfirming(true)}>
        <Trans>Turn off two-factor authentication</Trans>
      </Button>
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={isConfirming}
        title={t`Turn off two-factor authentication for ${name}?`}
        text={t`From then on the password alone logs in. Do this only if the phone and the recovery codes are lost, and you know who asks.`}
        confirm={t`Turn off`}
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
