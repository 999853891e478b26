import '../../theme/dialog.ts'
import { useMutation } from '@apollo/client/react'
import { Button, Dialog, Flex, IconButton, Portal, SimpleGrid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { countText } from '../../../shared/grammars/count.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { FestivalInput, Workshop_WorkshopFragment } from '../../__generated__/graphql.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CountField } from '../forms/CountField.tsx'
import { readForm } from '../forms/read-form.ts'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { typedNameFields, typedNames } from '../forms/typed-names.ts'
import { SaveWorkshop_mutation } from './workshop-documents.ts'

interface WorkshopDialogProps {
  open: boolean
  workshop: Workshop_WorkshopFragment
  onClose: () => void
  onSaved: () => void
}

const festivalFields = ['name', ...typedNameFields, 'day', 'lastOrderDay']

/** A festival as typed. */
type TypedFestival = FestivalInput & { translations: NameTranslation[] }

/** Settings of the workshop: capacity per week, and festivals with their deadlines. */
export function WorkshopDialog({ open, workshop, onClose, onSaved }: WorkshopDialogProps) {
  const { t, i18n } = useLingui()
  useCloseWatcher(open, onClose)
  const [capacity, setCapacity] = useState(countText(workshop.weeklyCapacity))
  const [stitchingDays, setStitchingDays] = useState(countText(workshop.stitchingDays))
  const [dispatchDays, setDispatchDays] = useState(countText(workshop.dispatchDays))
  const [festivals, setFestivals] = useState<TypedFestival[]>(
    workshop.festivals.map(({ day, name, translations, lastOrderDay }) => ({
      day,
      name,
      translations: typedNames(translations),
      lastOrderDay,
    })),
  )
  const [save] = useMutation(SaveWorkshop_mutation)
  const { loading, errors, setErrors, submitError, submit } = useSubmission<string>([
    'weeklyCapacity',
    'stitchingDays',
    'dispatchDays',
    ...festivals.flatMap((_, index) => festivalFields.map((name) => `festivals.${index}.${name}`)),
  ])
  const change = (index: number, changes: Partial<TypedFestival>) =>
    setFestivals(festivals.map((each, at) => (at === index ? { ...each, ...changes } : each)))

  const send = async () => {
    const { errors: found, input } = readForm(i18n, (read) => ({
      version: workshop.version,
      weeklyCapacity: read.count('weeklyCapacity', capacity),
      stitchingDays: read.count('stitchingDays', stitchingDays),
      dispatchDays: read.count('dispatchDays', dispatchDays),
      festivals,
    }))
    if (found) return setErrors(found)
    const { state } = await submit(async () => (await save({ variables: { input } })).data?.saveWorkshop)
    if (state !== 'done') return
    onSaved()
    onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()} size="lg" lazyMount>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">
                <Trans>The workshop’s calendar</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Form
                submit={t`Save`}
                loading={loading}
                submitError={submitError}
                onSubmit={() => void send()}
                actions={
                  <Button variant="outline" onClick={onClose}>
                    <Trans>Cancel</Trans>
                  </Button>
                }
              >
                <CountField
                  label={t`Garments that can be stitched in a week`}
                  required
                  value={capacity}
                  error={errors.weeklyCapacity}
                  onChange={setCapacity}
                />
                <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                  <CountField
                    label={t`Days to stitch a garment`}
                    required
                    value={stitchingDays}
                    error={errors.stitchingDays}
                    onChange={setStitchingDays}
                  />
                  <CountField
                    label={t`Days to send ready-made goods`}
                    required
                    value={dispatchDays}
                    error={errors.dispatchDays}
                    onChange={setDispatchDays}
                  />
                </SimpleGrid>
                <Text fontWeight="semibold">
                  <Trans>Festivals to come</Trans>
                </Text>
                {festivals.map((festival, index) => (
                  <FestivalFields
                    key={index}
                    festival={festival}
                    errorOf={(field) => errors[`festivals.${index}.${field}`]}
                    onChange={(changes) => change(index, changes)}
                    onRemove={() => setFestivals(festivals.filter((_, at) => at !== index))}
                  />
                ))}
                {festivals.length < 20 && (
                  <Button
                    size="sm"
                    variant="outline"
                    alignSelf="start"
                    onClick={() =>
                      setFestivals([
                        ...festivals,
                        { day: '', name: '', translations: typedNames(), lastOrderDay: '' },
                      ])
                    }
                  >
                    <Plus aria-hidden />
                    <Trans>Add a festival</Trans>
                  </Button>
                )}
              </Form>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface FestivalFieldsProps {
  festival: TypedFestival
  errorOf: (field: string) => string | undefined
  onChange: (changes: Partial<TypedFestival>) => void
  onRemove: () => void
}

function FestivalFields({ festival, errorOf, onChange, onRemove }: FestivalFieldsProps) {
  const { t } = useLingui()
  const today = currentDay()
  const dates = [
    { field: 'day', label: t`Day` },
    { field: 'lastOrderDay', label: t`Orders until` },
  ] as const
  return (
    <Flex gap="2" align="end" wrap="wrap">
      <TextField
        label={t`Festival`}
        required
        maxLength={60}
        value={festival.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TranslatedNames
        isShort
        translations={festival.translations}
        maxLength={60}
        errorOf={errorOf}
        change={(translations) => onChange({ translations })}
      />
      {dates.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          type="date"
          required
          min={field === 'day' ? today : undefined}
          value={festival[field]}
          error={errorOf(field)}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        />
      ))}
      <IconButton
        variant="ghost"
        aria-label={festival.name ? t`Remove ${{ name: festival.name }}` : t`Remove this festival`}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </Flex>
  )
}
