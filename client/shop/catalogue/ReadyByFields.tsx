import { Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { readPincode } from '../../../shared/grammars/phone.ts'
import { currentDay, isDay } from '../../lib/shop-days.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { rememberedPincode } from '../cart/delivery-pincode.ts'
import { Group } from './FilterGroup.tsx'

interface ReadyByFieldsProps {
  readyBy: string | null
  pincode: string | null
  onChange: (readyBy: string | null, pincode: string | null) => void
}

/** By when a design is needed, and where. The pincode that was last looked up comes with the day. */
export const ReadyByFields = memo(({ readyBy, pincode, onChange }: ReadyByFieldsProps) => {
  const { t } = useLingui()
  const hydrated = useHydrated()
  /** What can't be read yet, while it is typed. */
  const [typedDay, setTypedDay] = useState<string | null>(null)
  return (
    <Group title={t`Needed by`} open={readyBy !== null}>
      <Stack gap="3" pb="2">
        <TextField
          type="date"
          name="readyBy"
          label={t`I need it by`}
          // The server's day may be another one.
          min={hydrated ? currentDay() : undefined}
          value={typedDay ?? readyBy ?? ''}
          onChange={({ target: { value } }) => {
            const isRead = value === '' || isDay(value)
            setTypedDay(isRead ? null : value)
            if (!isRead) return
            const where = readyBy === null ? rememberedPincode.read() : pincode
            onChange(value || null, value ? where : null)
          }}
          onBlur={() => setTypedDay(null)}
        />
        {readyBy !== null && (
          <PincodeOfDay pincode={pincode} onChange={(digits) => onChange(readyBy, digits)} />
        )}
      </Stack>
    </Group>
  )
})

interface PincodeOfDayProps {
  pincode: string | null
  onChange: (pincode: string | null) => void
}

function PincodeOfDay({ pincode, onChange }: PincodeOfDayProps) {
  const { t } = useLingui()
  /** What is no pincode yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  return (
    <TextField
      name="pincode"
      label={t`Delivered to pincode (optional)`}
      helper={t`Without one: ready for pick-up at our shop.`}
      error={isLeft && typed !== null ? t`A pincode has 6 digits.` : undefined}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={30}
      value={typed ?? pincode ?? ''}
      onChange={({ target: { value } }) => {
        const read = readPincode(value)
        const isRead = read.kind === 'pincode' || read.kind === 'blank'
        setTyped(isRead ? null : value)
        setLeft(false)
        if (!isRead) return
        if (read.kind === 'pincode') rememberedPincode.write(read.digits)
        onChange(read.kind === 'pincode' ? read.digits : null)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}
