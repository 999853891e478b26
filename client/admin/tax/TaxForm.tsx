import { useMutation } from '@apollo/client/react'
import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stateCodes, states } from '../../../shared/tax/states.ts'
import type { GstScheme, TaxSettings_SettingsFragment } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { indianStates } from '../../shop/orders/wizard/indian-states.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CountField } from '../forms/CountField.tsx'
import { readForm } from '../forms/read-form.ts'
import { SaveForm } from '../forms/SaveForm.tsx'
import { useSaveState } from '../forms/use-save-state.ts'
import { schemeNames } from './scheme-names.ts'
import { SaveTaxSettings_mutation } from './tax-documents.ts'
import { TaxRates } from './TaxRates.tsx'
import { inputOf, type TaxValues, valuesOf } from './tax-values.ts'

const stateLabels = new Map<string, MessageDescriptor>(indianStates)

const meanwhile = msg`Somebody else changed the tax settings meanwhile. Your changes are still here: save once more to have them instead, or undo them to see theirs.`

/** All tax settings in one form. Invoices that are issued already stay as they are. */
export function TaxForm({ settings }: { settings: TaxSettings_SettingsFragment }) {
  const { t, i18n } = useLingui()
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
      const form = readForm(i18n, (read) => inputOf(read, values, base.version))
      if (form.errors) {
        setErrors(form.errors)
        return setSubmitError(t`Some fields need another look.`)
      }
      const { data } = await mutate({ variables: { input: form.input } })
      if (!data) return
      const { taxSettings: now, userErrors: refused } = data.saveTaxSettings
      if (now) setBase(now)
      if (now && refused.length === 0) {
        setValues(valuesOf(now))
        setSaved(true)
      } else if (refused.some(({ field }) => field === 'version')) setSubmitError(i18n._(meanwhile))
      else {
        setErrors(Object.fromEntries(refused.map((refusal) => [refusal.field ?? '', refusal.message])))
        setSubmitError(t`Some fields need another look.`)
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
  const stateName = (code: (typeof stateCodes)[number]) => {
    const label = stateLabels.get(states[code])
    return label ? i18n._(label) : states[code]
  }
  return (
    <SaveForm
      submit={t`Save the tax settings`}
      loading={loading}
      submitError={submitError}
      saved={isSaved ? t`Saved. The next invoices follow them.` : null}
      unsaved={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={() => void save()}
      onUndo={() => {
        clear()
        setValues(before)
      }}
    >
      <Text color="fg.muted" maxW="prose">
        <Trans>
          These settings decide which taxes invoices show. Ask your accountant to confirm the codes and rates:
          practice differs, above all for stitching the customer’s own cloth, and sarees are often taxed as
          cloth.
        </Trans>
      </Text>
      <Panel title={t`The shop`}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            label={t`Registration for GST`}
            value={values.scheme}
            error={errors.scheme}
            onChange={({ target }) => change({ scheme: target.value as GstScheme })}
          >
            {Object.entries(schemeNames).map(([scheme, name]) => (
              <option key={scheme} value={scheme}>
                {i18n._(name)}
              </option>
            ))}
          </SelectField>
          {text('legalName', t`Legal name`)}
          {text('gstin', t`GSTIN`)}
          <SelectField
            label={t`State`}
            value={values.stateCode}
            error={errors.stateCode}
            onChange={({ target }) => change({ stateCode: target.value })}
          >
            {stateCodes.map((code) => (
              <option key={code} value={code}>
                {stateName(code)}
              </option>
            ))}
          </SelectField>
          {text('invoiceSeries', t`Invoice numbers begin with`)}
          {text('creditNoteSeries', t`Credit note numbers begin with`)}
        </SimpleGrid>
      </Panel>
      <Panel title={t`Rates by price`}>
        <TaxRates rates={values.rates} errors={errors} change={(rates) => change({ rates })} />
      </Panel>
      <Panel title={t`Codes`}>
        <Stack gap="3">
          <Text color="fg.muted">
            <Trans>
              A rate of its own applies to a category whatever the price; blank for the rates above.
            </Trans>
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
                    label={t`${name}, HSN`}
                    inputMode="numeric"
                    value={code}
                    error={errors[`categories.${index}.code`]}
                    onChange={({ target }) => changeOne({ code: target.value })}
                  />
                </Box>
                <Box width="56">
                  <CountField
                    label={t`${name}, own rate in %`}
                    value={percent}
                    error={errors[`categories.${index}.percent`]}
                    onChange={(percent) => changeOne({ percent })}
                  />
                </Box>
              </Flex>
            )
          })}
          <Flex gap="3" wrap="wrap">
            <Box width="56">
              <TextField
                label={t`Stitching own cloth, SAC`}
                inputMode="numeric"
                value={values.stitchingCode}
                error={errors['stitching.code']}
                onChange={({ target }) => change({ stitchingCode: target.value })}
              />
            </Box>
            <Box width="56">
              <CountField
                label={t`Stitching own cloth, rate in %`}
                required
                value={values.stitchingPercent}
                error={errors['stitching.percent']}
                onChange={(stitchingPercent) => change({ stitchingPercent })}
              />
            </Box>
          </Flex>
          <Flex gap="3" wrap="wrap">
            <Box width="56">
              <TextField
                label={t`Other services, SAC`}
                helper={t`Such as fall and edging, and alterations.`}
                inputMode="numeric"
                value={values.servicesCode}
                error={errors['services.code']}
                onChange={({ target }) => change({ servicesCode: target.value })}
              />
            </Box>
            <Box width="56">
              <CountField
                label={t`Other services, rate in %`}
                required
                value={values.servicesPercent}
                error={errors['services.percent']}
                onChange={(servicesPercent) => change({ servicesPercent })}
              />
            </Box>
          </Flex>
        </Stack>
      </Panel>
    </SaveForm>
  )
}
