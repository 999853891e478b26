import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { readPincode } from '../../../shared/grammars/phone.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface PincodeFormProps {
  /** The one that holds now; null without one. */
  pincode: string | null
  loading?: boolean
  /** Why the last one was not taken. */
  refusal?: string | null
  /** Called with six digits. */
  onFound: (pincode: string) => void
}

/** Where to deliver: what is no pincode stays in the field, with the reason below. */
export function PincodeForm({ pincode, loading = false, refusal = null, onFound }: PincodeFormProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const errorId = useId()
  const error = mistake ?? refusal

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPincode(typed ?? pincode ?? '')
    if (read.kind !== 'pincode') {
      setMistake(
        read.kind === 'impossible'
          ? t`No pincode begins with 0. Please check its digits.`
          : t`A pincode has 6 digits.`,
      )
      return
    }
    setMistake(null)
    setTyped(read.digits)
    onFound(read.digits)
  }

  return (
    <chakra.form method="post" noValidate onSubmit={check}>
      <Flex gap="2" align="end">
        <Box flex="1">
          <TextField
            label={t`Deliver to pincode`}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="go"
            maxLength={30}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : errorId}
            value={typed ?? pincode ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        {/* Before hydration, a submission would leave the page. It looks the same then, so that nothing fades in. */}
        <Button
          type="submit"
          variant="outline"
          minH="11"
          loading={loading}
          disabled={!hydrated}
          _disabled={{ opacity: 1 }}
        >
          <Trans>Check</Trans>
        </Button>
      </Flex>
      {/* Not the field's own note, which would move the button. */}
      <Text id={errorId} role="alert" mt="1.5" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
        {error}
      </Text>
    </chakra.form>
  )
}
