import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { inputStyle } from '../../ui/input-style.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { type AskedMove, askedMove } from './passed-stages.ts'
import type { Stage } from './stage.ts'
import type { useGarmentChanges } from './use-garment-changes.ts'

const EarnedStages = lazy(async () => ({ default: (await import('./EarnedStages.tsx')).EarnedStages }))

interface TailorAndStageProps {
  garment: BoardGarmentFragment
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  changes: ReturnType<typeof useGarmentChanges>
  /** In a list, in which the labels name the garment and aren't shown. */
  isListed?: boolean
  onChanged: () => void
}

/** Who sews a garment, and how far it is: a choice is saved at once. */
export function TailorAndStage({
  garment,
  stages,
  tailors,
  changes: { move, undo, assign, loading, submitError },
  isListed = false,
  onChanged,
}: TailorAndStageProps) {
  const { t, i18n } = useLingui()
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const done = async (change: ReturnType<typeof move>) => {
    if ((await change).state === 'done') onChanged()
  }
  const moveTo = (to: string) => {
    const question = askedMove(stages, [garment], to)
    if (question) setAsked(question)
    else void done(move(garment, to))
  }
  const { code, tailor, status } = garment
  const isFormer = tailor != null && !tailors.some(({ id }) => id === tailor.id)
  return (
    <>
      <Choice
        label={isListed ? t`Tailor of ${code}` : t`Tailor`}
        isListed={isListed}
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
      </Choice>
      <Choice
        label={isListed ? t`Stage of ${code}` : t`Stage`}
        isListed={isListed}
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
      </Choice>
      {garment.undoableUntil && (
        <Button minH="12" variant="outline" disabled={loading} onClick={() => void done(undo(garment))}>
          <Trans>Undo the move</Trans>
        </Button>
      )}
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
    </>
  )
}

interface ChoiceProps extends HTMLChakraProps<'select'> {
  label: string
  isListed: boolean
}

const Choice = ({ label, isListed, ...select }: ChoiceProps) =>
  isListed ? (
    <chakra.select css={{ ...inputStyle, appearance: 'auto' }} aria-label={label} {...select} />
  ) : (
    <SelectField label={label} {...select} />
  )
