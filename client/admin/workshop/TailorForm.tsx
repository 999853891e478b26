import { useMutation } from '@apollo/client/react'
import { chakra, SimpleGrid } from '@chakra-ui/react'
import type { TailorInListFragment, TailorLanguage } from '../../__generated__/graphql.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { SaveTailor_mutation } from './tailor-documents.ts'
import { tailorLanguageNames } from './tailor-language-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface TailorFormProps {
  /** Null for a new one. */
  tailor: TailorInListFragment | null
  onClose: () => void
}

export function TailorForm({ tailor, onClose }: TailorFormProps) {
  const { t, i18n } = useLingui()
  const [save] = useMutation(SaveTailor_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['name', 'phone', 'pin'])
  const send = async (form: HTMLFormElement) => {
    const input = {
      id: tailor?.id ?? null,
      version: tailor?.version ?? null,
      name: textIn(form, 'name'),
      phone: textIn(form, 'phone'),
      language: textIn(form, 'language') as TailorLanguage,
      isActive: tailor === null || textIn(form, 'isActive') !== '',
      pin: textIn(form, 'pin') || null,
    }
    const { state } = await submit(async () => (await save({ variables: { input } })).data?.saveTailor)
    if (state === 'done') onClose()
  }
  return (
    <ClosableForm
      submit={tailor ? t`Save` : t`Add the tailor`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      button={{ size: 'md' }}
      mt="3"
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <TextField
          label={t`Name`}
          name="name"
          required
          maxLength={100}
          defaultValue={tailor?.name}
          error={errors.name}
        />
        <TextField
          label={t`Phone number`}
          name="phone"
          type="tel"
          required
          defaultValue={tailor?.phone}
          error={errors.phone}
        />
        <SelectField label={t`Language`} name="language" defaultValue={tailor?.language ?? 'HINDI'}>
          {Object.entries(tailorLanguageNames).map(([language, name]) => (
            <option key={language} value={language}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={tailor?.hasPin ? t`New PIN (optional)` : t`PIN`}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{6}"
          helper={t`6 digits, to sign in on a phone. It is not shown again.`}
          error={errors.pin}
        />
      </SimpleGrid>
      {tailor && (
        <chakra.label display="flex" gap="3" alignItems="center" minH="11">
          <chakra.input type="checkbox" name="isActive" boxSize="5" defaultChecked={tailor.isActive} />
          <Trans>Sews for the shop</Trans>
        </chakra.label>
      )}
    </ClosableForm>
  )
}
