import { Button, chakra, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import { readCount } from '../../../shared/grammars/count.ts'
import { inputStyle } from '../../ui/input-style.ts'

/** Sets one discount on all selected products. */
export function BulkDiscount({ onSet }: { onSet: (percent: number) => void }) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const percent = readCount(typed)
    const isPercent = percent.kind === 'count' && percent.count <= 100
    setRefused(!isPercent)
    if (isPercent) onSet(percent.count)
    else input.current?.focus()
  }
  return (
    <chakra.form display="flex" flexWrap="wrap" gap="1" alignItems="center" noValidate onSubmit={submit}>
      <chakra.input
        ref={input}
        css={inputStyle}
        width="24"
        aria-label={t`Discount in percent`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        inputMode="numeric"
        placeholder={t`% off`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setRefused(false)
        }}
      />
      <Button type="submit" variant="outline">
        <Trans>Set discount</Trans>
      </Button>
      {isRefused && (
        <Text id={id} role="alert" textStyle="sm" color="fg.error">
          <Trans>A discount is a whole percent from 0 to 100.</Trans>
        </Text>
      )}
    </chakra.form>
  )
}
