import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ShopDevice_FieldsFragment } from '../../__generated__/graphql.ts'
import { writeShopDevice } from '../../app/session/shop-device.ts'
import { toNumber } from '../../lib/to-number.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { touch } from '../lock/last-touch.ts'
import { SaveShopDevice_mutation } from './staff-documents.ts'

interface ShopDeviceFormProps {
  /** Null to mark the browser in which the form is. */
  device: ShopDevice_FieldsFragment | null
  onClose: () => void
}

const usualMinutes = 5
const choices = [1, 2, usualMinutes, 10, 30, 60]

export function ShopDeviceForm({ device, onClose }: ShopDeviceFormProps) {
  const { t } = useLingui()
  const [save] = useMutation(SaveShopDevice_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['name', 'lockAfterMinutes'])
  const send = async (form: HTMLFormElement) => {
    const input = {
      id: device?.id ?? null,
      name: textIn(form, 'name'),
      lockAfterMinutes: toNumber(textIn(form, 'lockAfterMinutes')),
    }
    const { state } = await submit(async () => {
      const payload = (await save({ variables: { input } })).data?.saveShopDevice
      if (payload?.shopDevice?.isThis || (payload?.shopDevice && device === null)) {
        touch()
        writeShopDevice(payload.shopDevice)
      }
      return payload
    })
    if (state === 'done') onClose()
  }
  const minutes = [...new Set([...choices, device?.lockAfterMinutes ?? usualMinutes])].sort((a, b) => a - b)
  return (
    <ClosableForm
      noValidate
      submit={device ? t`Save` : t`Mark it`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      button={{ size: 'md' }}
      mt="3"
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <TextField
          label={t`Name of the tablet`}
          name="name"
          autoComplete="off"
          maxLength={60}
          defaultValue={device?.name ?? t`Counter`}
          error={errors.name}
        />
        <SelectField
          label={t`Locks itself after`}
          name="lockAfterMinutes"
          defaultValue={String(device?.lockAfterMinutes ?? usualMinutes)}
          error={errors.lockAfterMinutes}
        >
          {minutes.map((value) => (
            <option key={value} value={value}>
              {t`${plural({ value }, { one: '# minute', other: '# minutes' })}`}
            </option>
          ))}
        </SelectField>
      </SimpleGrid>
    </ClosableForm>
  )
}
