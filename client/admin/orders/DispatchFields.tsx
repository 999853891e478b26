import { SimpleGrid } from '@chakra-ui/react'
import { TextField } from '../../ui/TextField.tsx'
import { useLingui } from '@lingui/react/macro'

interface Parcel {
  courier: string
  trackingNumber: string
}

export const noParcel: Parcel = { courier: '', trackingNumber: '' }

interface DispatchFieldsProps {
  parcel: Parcel
  errors: Partial<Record<keyof Parcel, string>>
  onChange: (parcel: Parcel) => void
}

/** What the customer is notified of when the parcel is on its way. */
export function DispatchFields({ parcel, errors, onChange }: DispatchFieldsProps) {
  const { t } = useLingui()
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <TextField
        label={t`Courier (optional)`}
        maxLength={100}
        value={parcel.courier}
        error={errors.courier}
        onChange={({ currentTarget }) => onChange({ ...parcel, courier: currentTarget.value })}
      />
      <TextField
        label={t`Tracking number (optional)`}
        maxLength={100}
        value={parcel.trackingNumber}
        error={errors.trackingNumber}
        onChange={({ currentTarget }) => onChange({ ...parcel, trackingNumber: currentTarget.value })}
      />
    </SimpleGrid>
  )
}
