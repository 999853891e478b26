import { useMutation } from '@apollo/client/react'
import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { stateCodes, states } from '../../../../shared/tax/states.ts'
import type { GstScheme, TaxSettings_SettingsFragment } from '../../../__generated__/graphql.ts'
import { categoryLabels } from '../../../lib/catalogue-labels.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { SaveForm } from '../SaveForm.tsx'
import { useSaveState } from '../use-save-state.ts'
import { SaveTaxSettings_mutation } from './tax-documents.ts'
import { TaxRates } from './TaxRates.tsx'
import { inputOf, type TaxValues, valuesOf } from './tax-values.ts'

const schemeNames: Record<GstScheme, string> = {
  REGULAR: 'Regular: tax invoices',
  COMPOSITION: 'Composition: bills of supply without tax',
  UNREGISTERED: 'Not registered: invoices without tax',
}

const meanwhile =
  'Somebody else changed the tax settings meanwhile. Your changes are still here: save once more to have them instead, or undo them to see theirs.'

/** All tax settings in one form. Invoices that are issued already stay as they are. */
export function TaxForm({ settings }: { settings: TaxSettings_SettingsFragment }) {
  const { i18n } = useLingui()
  const [base, setBase] = useState(settings)
  const before = valuesOf(base)
  const [values, setValues] = useState(before)
  const { errors, setErrors, submitError, setSubmitError, isSaved, setSaved, clear, attempt } = useSaveState()
  const [mutate, { loading }] = useMutation(SaveTaxSettings_mutation)

  const change = (some: Partial<TaxValues>) => {
    setSaved(false)
    setValues({ ...values, ...some })
  }
  const save = () =>
    attempt(async () => {
      const { data } = await mutate({ variables: { input: inputOf(values, base.version) } })
      if (!data) return
      const { taxSettings: now, userErrors: refused } = data.saveTaxSettings
      if (now) setBase(now)
      if (now && refused.length === 0) {
        setValues(valuesOf(now))
        setSaved(true)
      } else if (refused.some(({ field }) => field === 'version')) setSubmitError(meanwhile)
      else {
        setErrors(Object.fromEntries(refused.map(({ field, message }) => [field ?? '', message])))
        setSubmitError('Some fields need another look.')
      }
    })
  const text = (name: 'legalName' | 'gstin' | 'invoiceSeries' | 'creditNoteSeries', label: string) => (
    <TextField
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <SaveForm
      submit="Save the tax settings"
      loading={loading}
      submitError={submitError}
      saved={isSaved ? 'Saved. The next invoices follow them.' : null}
      unsaved={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={() => void save()}
      onUndo={() => {
        clear()
        setValues(before)
      }}
    >
      <Text color="fg.muted" maxW="prose">
        These settings decide which taxes invoices show. Ask your accountant to confirm the codes and rates:
        practice differs, above all for stitching the customer’s own cloth, and sarees are often taxed as
        cloth.
      </Text>
      <Panel title="The shop">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            label="Registration for GST"
            value={values.scheme}
            error={errors.scheme}
            onChange={({ target }) => change({ scheme: target.value as GstScheme })}
          >
            {Object.entries(schemeNames).map(([scheme, name]) => (
              <option key={scheme} value={scheme}>
                {name}
              </option>
            ))}
          </SelectField>
          {text('legalName', 'Legal name')}
          {text('gstin', 'GSTIN')}
          <SelectField
            label="State"
            value={values.stateCode}
            error={errors.stateCode}
            onChange={({ target }) => change({ stateCode: target.value })}
          >
            {stateCodes.map((code) => (
              <option key={code} value={code}>
                {states[code]}
              </option>
            ))}
          </SelectField>
          {text('invoiceSeries', 'Invoice numbers begin with')}
          {text('creditNoteSeries', 'Credit note numbers begin with')}
        </SimpleGrid>
      </Panel>
      <Panel title="Rates by price">
        <TaxRates rates={values.rates} errors={errors} change={(rates) => change({ rates })} />
      </Panel>
      <Panel title="Codes">
        <Stack gap="3">
          <Text color="fg.muted">
            A rate of its own applies to a category whatever the price; blank for the rates above.
          </Text>
          {values.categories.map(({ category, code, percent }, index) => {
            const changeOne = (some: object) =>
              change({
                categories: values.categories.map((each, at) => (at === index ? { ...each, ...some } : each)),
              })
            const name = i18n._(categoryLabels[category])
            return (
              <Flex key={category} gap="3" wrap="wrap">
                <Box width="56">
                  <TextField
                    label={`${name}, HSN`}
                    inputMode="numeric"
                    value={code}
                    error={errors[`categories.${index}.code`]}
                    onChange={({ target }) => changeOne({ code: target.value })}
                  />
                </Box>
                <Box width="56">
                  <TextField
                    label={`${name}, own rate in %`}
                    type="number"
                    min="0"
                    max="100"
                    value={percent}
                    error={errors[`categories.${index}.percent`]}
                    onChange={({ target }) => changeOne({ percent: target.value })}
                  />
                </Box>
              </Flex>
            )
          })}
          <Flex gap="3" wrap="wrap">
            <Box width="56">
              <TextField
                label="Stitching own cloth, SAC"
                inputMode="numeric"
                value={values.stitchingCode}
                error={errors['stitching.code']}
                onChange={({ target }) => change({ stitchingCode: target.value })}
              />
            </Box>
            <Box width="56">
              <TextField
                label="Stitching own cloth, rate in %"
                type="number"
                min="0"
                max="100"
                required
                value={values.stitchingPercent}
                error={errors['stitching.percent']}
                onChange={({ target }) => change({ stitchingPercent: target.value })}
              />
            </Box>
          </Flex>
        </Stack>
      </Panel>
    </SaveForm>
  )
}
