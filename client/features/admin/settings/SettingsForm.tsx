import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, HStack, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { type FormEvent, useState } from 'react'
import type { ShopSettings_ShopFragment } from '../../../__generated__/graphql.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import { notify } from '../../../ui/notify.ts'
import { useOwnHeroSlides } from '../../home/hero-slides.ts'
import { AdminPanel } from '../AdminPanel.tsx'
import { BackToConfigured } from './BackToConfigured.tsx'
import { FactsFields } from './FactsFields.tsx'
import { FactsPreview } from './FactsPreview.tsx'
import { FiguresFields } from './FiguresFields.tsx'
import { SaveShopSettings_mutation } from './settings-documents.ts'
import {
  type ConfiguredFacts,
  configuredValuesOf,
  fieldOf,
  inputOf,
  type SettingsValues,
  type SlideValues,
  valuesOf,
} from './settings-values.ts'
import { SlideFields } from './SlideFields.tsx'
import { SocialLinksFields } from './SocialLinksFields.tsx'
import { TileFields } from './TileFields.tsx'

export type Errors = Partial<Record<string, string>>

interface SettingsFormProps {
  shop: ShopSettings_ShopFragment
  configuredShop: ConfiguredFacts
}

/** The settings as one form: nothing shows anywhere before it is saved. */
export function SettingsForm({ shop, configuredShop }: SettingsFormProps) {
  const { i18n } = useLingui()
  const own = useOwnHeroSlides()
  const [before] = useState(() =>
    valuesOf(
      shop,
      own.map((slide) => ({ ...slide, action: slide.action.label })),
    ),
  )
  const configured = configuredValuesOf(configuredShop)
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [mutate, { loading }] = useMutation(SaveShopSettings_mutation)

  const change = (some: Partial<SettingsValues>) => setValues((old) => ({ ...old, ...some }))
  const changeSlide = (position: number, some: Partial<SlideValues>) =>
    change({
      slides: values.slides.map((slide, index) => (index === position ? { ...slide, ...some } : slide)),
    })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    setErrors({})
    setProblem(null)
    try {
      const { data } = await mutate({
        variables: { input: inputOf(values, before, configured, shop.settingsVersion) },
      })
      const refused = data?.saveShopSettings.userErrors ?? []
      if (refused.length === 0) return void notify({ title: 'Saved. All pages show it now.' })
      setErrors(Object.fromEntries(refused.map(({ field, message }) => [fieldOf(field, values), message])))
      setProblem(
        refused.find(({ field }) => field === 'version')?.message ?? 'Some fields need another look.',
      )
    } catch (error) {
      setProblem(failureMessage(i18n, error))
    }
  }

  return (
    <chakra.form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="4">
        <AdminPanel title="How to reach the shop">
          <FactsFields values={values} configured={configured} errors={errors} change={change} />
          <SocialLinksFields
            links={values.socialLinks}
            errors={errors}
            change={(socialLinks) => change({ socialLinks })}
          />
          <BackToConfigured
            label="Social links"
            fields={['socialLinks']}
            values={values}
            configured={configured}
            change={change}
          />
          <FactsPreview name={shop.name} country={shop.address.country} values={values} />
        </AdminPanel>
        <AdminPanel title="Achievements">
          <FiguresFields values={values} configured={configured} errors={errors} change={change} />
        </AdminPanel>
        <AdminPanel title="Category tiles of the home page">
          <TileFields values={values} configured={configured} errors={errors} change={change} />
        </AdminPanel>
        {values.slides.map((slide, position) => (
          <AdminPanel key={position} title={`Slide ${position + 1} of the home page`}>
            <SlideFields
              position={position}
              values={slide}
              own={own[position]!}
              errors={errors}
              change={(some) => changeSlide(position, some)}
            />
          </AdminPanel>
        ))}
        <Box position="sticky" bottom="0" py="3" bg="bg" borderTopWidth="1px" zIndex="docked">
          <Box role="alert" color="fg.error" mb="2" _empty={{ display: 'none' }}>
            {problem}
          </Box>
          <HStack gap="2">
            <Button type="submit" loading={loading} loadingText="Save the settings">
              Save the settings
            </Button>
            <Button variant="outline" onClick={() => setValues(before)}>
              Undo my changes
            </Button>
          </HStack>
        </Box>
      </Stack>
    </chakra.form>
  )
}
