import { Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@apollo/client/react'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatExactRupees } from '../../lib/money.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { AskedMove } from './passed-stages.ts'
import { PieceRates_query } from './stage-documents.ts'

interface EarnedStagesProps {
  move: AskedMove
  /** The stages whose rates are earned. */
  onConfirm: (earnedStageIds: string[]) => void
  onClose: () => void
}

/** Asks which of the stages that a move passes over were completed, so that their rates are earned. */
export function EarnedStages({ move: { garments, passed }, onConfirm, onClose }: EarnedStagesProps) {
  const { t, i18n } = useLingui()
  const [earned, setEarned] = useState(() => new Set(passed.map(({ id }) => id)))
  const { data } = useQuery(PieceRates_query)
  const [first] = garments
  const tailor = first?.tailor
  const rates = data?.tailors.find(({ id }) => id === tailor?.id)?.pieceRates ?? []
  /** Of one garment alone, and for those who may see it. */
  const rateOf = (stageId: string) =>
    garments.length === 1
      ? rates.find((rate) => rate.stageId === stageId && rate.category === first?.category)?.amount
      : undefined
  const withRate = passed.filter(({ id }) => rateOf(id))
  const listed = withRate.length > 0 ? withRate : passed.filter(({ kind }) => kind !== 'WAITING')
  const sum = passed.reduce((total, { id }) => total + (earned.has(id) ? (rateOf(id) ?? 0) : 0), 0)
  return (
    <ConfirmDialog
      open
      palette="brand"
      title={t`What does the tailor earn?`}
      text={
        garments.length === 1 && first && tailor
          ? t`${{ code: first.code }} skips stages. Tick what ${{ name: tailor.name }} has completed.`
          : t`Garments skip stages. Tick what their tailors have completed.`
      }
      confirm={t`Move`}
      onConfirm={() => onConfirm([...earned])}
      onClose={onClose}
    >
      <Stack gap="1" mt="3">
        {listed.map((stage) => {
          const rate = rateOf(stage.id)
          return (
            <CheckField
              key={stage.id}
              label={localizedName(i18n, stage) + (rate ? `, ${formatExactRupees(rate)}` : '')}
              checked={earned.has(stage.id)}
              onChange={() =>
                setEarned((before) => {
                  const after = new Set(before)
                  if (!after.delete(stage.id)) after.add(stage.id)
                  return after
                })
              }
            />
          )
        })}
        {garments.length > 1 && (
          <Text color="fg.muted">
            <Plural value={garments.length} one="# garment" other="# garments" />
          </Text>
        )}
        {sum > 0 && (
          <Text fontWeight="semibold" role="status">
            {t`Earned by this move: ${{ sum: formatExactRupees(sum) }}`}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
