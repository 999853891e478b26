import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { localizedName } from '../../lib/localized-name.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import type { AdminGarment } from './garment-page-documents.ts'
import { type AskedMove, askedMove } from './passed-stages.ts'
import type { Stage } from './stage.ts'
import { useGarmentChanges } from './use-garment-changes.ts'

const EarnedStages = lazy(async () => ({ default: (await import('./EarnedStages.tsx')).EarnedStages }))

interface GarmentWorkProps {
  garment: AdminGarment
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  /** The moves are read again. */
  onChanged: () => void
}

/** Who sews a garment, how far it is, and its days: a choice is saved at once, the days by a button. */
export function GarmentWork({ garment, stages, tailors, onChanged }: GarmentWorkProps) {
  const { t, i18n } = useLingui()
  const { move, undo, assign, loading, submitError } = useGarmentChanges()
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const done = async (change: ReturnType<typeof move>) => {
    if ((await change).state === 'done') onChanged()
  }
  const moveTo = (to: string) => {
    const question = askedMove(stages, [garment], to)
    if (question) setAsked(question)
    else void done(move(garment, to))
  }
  const { tailor, status } = garment
  const isFormer = tailor != null && !tailors.some(({ id }) => id === tailor.id)
  return (
    <Panel title={t`Work`} gap="3">
      <Flex gap="3" wrap="wrap" align="end">
        <SelectField
          label={t`Tailor`}
          minH="12"
          value={tailor?.id ?? ''}
          disabled={loading}
          onChange={({ currentTarget }) =>
            void done(assign(garment, { tailorId: currentTarget.value || null }))
          }
        >
          <option value="">{t`Nobody yet`}</option>
          {[...(isFormer ? [tailor] : []), ...tailors].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Stage`}
          minH="12"
          value={status}
          disabled={loading}
          onChange={({ currentTarget }) => moveTo(currentTarget.value)}
        >
          {stages.map((stage) => (
            <option key={stage.id} value={stage.id} disabled={stage.isRemoved}>
              {localizedName(i18n, stage)}
            </option>
          ))}
        </SelectField>
        {garment.undoableUntil && (
          <Button minH="12" variant="outline" disabled={loading} onClick={() => void done(undo(garment))}>
            <Trans>Undo the move</Trans>
          </Button>
        )}
      </Flex>
      <Days
        key={`${garment.dueDate ?? ''} ${garment.trialDate ?? ''}`}
        garment={garment}
        loading={loading}
        onSave={(days) => void done(assign(garment, days))}
      />
      <SubmitError>{submitError}</SubmitError>
      {asked && (
        <Suspense>
          <EarnedStages
            move={asked}
            onConfirm={(earned) => void done(move(garment, asked.to, earned))}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

interface DaysProps {
  garment: Pick<AdminGarment, 'dueDate' | 'trialDate'>
  loading: boolean
  onSave: (days: { dueDate: string | null; trialDate: string | null; confirmedDay?: true }) => void
}

function Days({ garment, loading, onSave }: DaysProps) {
  const { t } = useLingui()
  const [dueDate, setDueDate] = useState(garment.dueDate ?? '')
  const [trialDate, setTrialDate] = useState(garment.trialDate ?? '')
  const isChanged = dueDate !== (garment.dueDate ?? '') || trialDate !== (garment.trialDate ?? '')
  const daysAhead = useDaysAhead(dueDate, trialDate)
  return (
    <>
      <Flex gap="3" wrap="wrap" align="end">
        <TextField
          label={t`Due`}
          type="date"
          minH="12"
          value={dueDate}
          onChange={({ currentTarget }) => setDueDate(currentTarget.value)}
        />
        <TextField
          label={t`Trial`}
          type="date"
          minH="12"
          value={trialDate}
          onChange={({ currentTarget }) => setTrialDate(currentTarget.value)}
        />
        {isChanged && (
          <Button
            minH="12"
            loading={loading}
            onClick={() =>
              onSave({ dueDate: dueDate || null, trialDate: trialDate || null, ...daysAhead.input })
            }
          >
            <Trans>Save the days</Trans>
          </Button>
        )}
      </Flex>
      {daysAhead.far.length > 0 && <ConfirmDaysAhead {...daysAhead} />}
    </>
  )
}
