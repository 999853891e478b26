import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import type { AdminGarment } from './garment-page-documents.ts'
import type { Stage } from './stage.ts'
import { TailorAndStage } from './TailorAndStage.tsx'
import { useGarmentChanges } from './use-garment-changes.ts'

interface GarmentWorkProps {
  garment: AdminGarment
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  /** The moves are read again. */
  onChanged: () => void
}

/** Who sews a garment, how far it is, and its days: a choice is saved at once, the days by a button. */
export function GarmentWork({ garment, stages, tailors, onChanged }: GarmentWorkProps) {
  const { t } = useLingui()
  const changes = useGarmentChanges(stages)
  const saveDays = async (days: Parameters<typeof changes.assign>[1]) => {
    if ((await changes.assign(garment, days)).state === 'done') onChanged()
  }
  return (
    <Panel title={t`Work`} gap="3">
      <Flex gap="3" wrap="wrap" align="end">
        <TailorAndStage {...{ garment, stages, tailors, changes, onChanged }} />
      </Flex>
      <Days
        key={`${garment.dueDate ?? ''} ${garment.trialDate ?? ''}`}
        garment={garment}
        loading={changes.loading}
        onSave={(days) => void saveDays(days)}
      />
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
