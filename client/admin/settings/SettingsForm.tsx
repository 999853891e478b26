import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShopSettings_ShopFragment } from '../../__generated__/graphql.ts'
import { useOwnHeroSlides } from '../../shop/home/hero-slides.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { readForm } from '../forms/read-form.ts'
import { SaveForm } from '../forms/SaveForm.tsx'
import { useSaveState } from '../forms/use-save-state.ts'
import { ResetToConfigured } from './ResetToConfigured.tsx'
import { CashFields } from './CashFields.tsx'
import { FactsFields } from './FactsFields.tsx'
import { FactsPreview } from './FactsPreview.tsx'
import { AdvanceFields } from './AdvanceFields.tsx'
import { AchievementFields } from './AchievementFields.tsx'
import { FitNotesFields } from './FitNotesFields.tsx'
import { SaveShopSettings_mutation } from './settings-documents.ts'
import {
  type ConfiguredFacts,
  configuredValuesOf,
  fieldOf,
  inputOf,
  rebased,
  type SettingsValues,
  type SlideValues,
  valuesOf,
} from './settings-values.ts'
import { SlideFields } from './SlideFields.tsx'
import { SocialLinksFields } from './SocialLinksFields.tsx'
import { UpiFields } from './UpiFields.tsx'
import { TileFields } from './TileFields.tsx'

interface SettingsFormProps {
  shop: ShopSettings_ShopFragment
  configuredShop: ConfiguredFacts
}

/** Fields that another user has saved first. */
const meanwhile = msg`Somebody else changed the settings meanwhile. You see their changes now, but for what you have typed: save once more to have yours.`

/**
 * All settings in one form; nothing is published before it is saved. What was typed is preserved when
 * another user saves meanwhile. @param shop the settings when the form was opened
 */
export function SettingsForm({ shop, configuredShop }: SettingsFormProps) {
  const { t, i18n } = useLingui()
  const own = useOwnHeroSlides()
  const formOf = (saved: ShopSettings_ShopFragment) =>
    valuesOf(
      saved,
      own.map((slide) => ({ ...slide, action: slide.action.label })),
    )
  const [base, setBase] = useState(shop)
  const before = formOf(base)
  const configured = configuredValuesOf(configuredShop)
  const [values, setValues] = useState(before)
  const { errors, setErrors, submitError, setSubmitError, isSaved, setSaved, clear, attempt } = useSaveState()
  const [mutate, { loading }] = useMutation(SaveShopSettings_mutation)

  const change = (some: Partial<SettingsValues>) => {
    setSaved(false)
    setValues((old) => ({ ...old, ...some }))
  }
  const changeSlide = (position: number, some: Partial<SlideValues>) =>
    change({
      slides: values.slides.map((slide, index) => (index === position ? { ...slide, ...some } : slide)),
    })

  const undo = () => {
    clear()
    setValues(before)
  }
  const save = () =>
    attempt(async () => {
      const form = readForm(i18n, (read) => inputOf(read, values, before, configured, base.settingsVersion))
      if (form.errors) {
        setErrors(form.errors)
        return setSubmitError(t`Some fields need another look.`)
      }
      const { data } = await mutate({ variables: { input: form.input } })
      if (!data) return
      const { shop: now, userErrors: refused } = data.saveShopSettings
      const overtaken = refused.some(({ field }) => field === 'version')
      if (now && (overtaken || refused.length === 0)) {
        setBase(now)
        // Preserves what was typed while the request was under way.
        setValues((typed) => rebased(typed, overtaken ? before : values, formOf(now)))
        if (overtaken) setSubmitError(i18n._(meanwhile))
        else setSaved(true)
        return
      }
      setErrors(
        Object.fromEntries(refused.map((refusal) => [fieldOf(refusal.field, values), refusal.message])),
      )
      setSubmitError(t`Some fields need another look.`)
    })

  return (
    <SaveForm
      submit={t`Save the settings`}
      loading={loading}
      submitError={submitError}
      saved={isSaved ? t`Saved. All pages show it now.` : null}
      unsaved={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={() => void save()}
      onUndo={undo}
    >
      <Panel title={t`How to reach the shop`}>
        <FactsFields values={values} configured={configured} errors={errors} change={change} />
        <SocialLinksFields
          links={values.socialLinks}
          errors={errors}
          change={(socialLinks) => change({ socialLinks })}
        />
        <ResetToConfigured
          label={t`Social links`}
          fields={['socialLinks']}
          values={values}
          configured={configured}
          change={change}
        />
        <FactsPreview name={shop.name} country={shop.address.country} values={values} />
      </Panel>
      <Panel title={t`Achievements`}>
        <AchievementFields values={values} configured={configured} errors={errors} change={change} />
      </Panel>
      <Panel title={t`Advances`}>
        <AdvanceFields
          rules={values.advanceRules}
          errors={errors}
          change={(advanceRules) => change({ advanceRules })}
        />
      </Panel>
      <Panel title={t`If it doesn’t fit`}>
        <FitNotesFields values={values} configured={configured} errors={errors} change={change} />
      </Panel>
      <Panel title={t`UPI`}>
        <UpiFields values={values} errors={errors} change={change} />
      </Panel>
      <Panel title={t`Cash on delivery`}>
        <CashFields values={values} errors={errors} change={change} />
      </Panel>
      <Panel title={t`Whole rupees`}>
        <CheckField
          label={t`Round the totals of orders to the rupee`}
          checked={values.roundsTotals}
          onChange={({ target }) => change({ roundsTotals: target.checked })}
        />
        <Text color="fg.muted">
          <Trans>
            The rounding is a line of its own from the cart to the invoice. Prices, taxes and orders that were
            placed before stay as they are.
          </Trans>
        </Text>
      </Panel>
      <Panel title={t`Category tiles of the home page`}>
        <TileFields values={values} configured={configured} errors={errors} change={change} />
      </Panel>
      {values.slides.map((slide, position) => (
        <Panel key={position} title={t`Slide ${{ number: position + 1 }} of the home page`}>
          <SlideFields
            position={position}
            values={slide}
            own={own[position]!}
            errors={errors}
            change={(some) => changeSlide(position, some)}
          />
        </Panel>
      ))}
    </SaveForm>
  )
}
