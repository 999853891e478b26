import { useMutation } from '@apollo/client/react'
import { Button, IconButton, SimpleGrid, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Delete } from 'lucide-react'
import { useState } from 'react'
import type { ThisDeviceQuery } from '../../__generated__/graphql.ts'
import { beginSession } from '../../app/session/session.ts'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { touch } from './last-touch.ts'
import { LogInByPin_mutation } from './lock-documents.ts'

interface PinFormProps {
  member: NonNullable<ThisDeviceQuery['thisDevice']>['members'][number]
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const longest = 6

/** The PIN of whoever was picked, typed on the keypad of the screen or on a keyboard. */
export function PinForm({ member: { id, name, isLocked } }: PinFormProps) {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const [logIn] = useMutation(LogInByPin_mutation)
  const { loading, errors, submitError, submit } = useSubmission(['pin'])
  const add = (digit: string) => setPin((typed) => (typed + digit).slice(0, longest))
  const unlock = async () => {
    const { state } = await submit(async () => {
      const { data } = await logIn({ variables: { input: { memberId: id, pin } } })
      const { token, user } = data?.logInByPin ?? {}
      if (token && user) {
        const { id: userId, profilePicture, ...known } = user
        touch()
        beginSession({ ...known, token, userId, profilePicture: profilePicture ?? null })
      }
      return data?.logInByPin
    })
    if (state === 'refused') setPin('')
  }
  if (isLocked)
    return (
      <Text role="status" textAlign="center">
        {t`The PIN of ${name} was typed wrong too often. The owner can unlock it on the Staff page.`}
      </Text>
    )
  return (
    <Form
      noValidate
      submit={t`Unlock`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void unlock()}
      button={{ minH: '14', flex: '1', disabled: pin === '' }}
    >
      <TextField
        label={t`PIN of ${name}`}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        minH="14"
        textAlign="center"
        maxLength={longest}
        value={pin}
        error={errors.pin}
        onChange={({ currentTarget }) => setPin(currentTarget.value)}
      />
      <SimpleGrid columns={3} gap="2" role="group" aria-label={t`Keypad`}>
        {digits.map((digit) => (
          <Digit key={digit} digit={digit} onTap={add} />
        ))}
        <span />
        <Digit digit="0" onTap={add} />
        <IconButton
          variant="outline"
          minH="14"
          aria-label={t`Delete the last digit`}
          onClick={() => setPin((typed) => typed.slice(0, -1))}
        >
          <Delete aria-hidden />
        </IconButton>
      </SimpleGrid>
    </Form>
  )
}

function Digit({ digit, onTap }: { digit: string; onTap: (digit: string) => void }) {
  return (
    <Button variant="outline" minH="14" textStyle="xl" onClick={() => onTap(digit)}>
      {digit}
    </Button>
  )
}
