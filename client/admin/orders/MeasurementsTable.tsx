import { Box, chakra, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { letterOf } from '../../shop/orders/measurement-diagram/MeasurementDiagram.tsx'
import { garmentNames, measureNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { unitOfText } from '../../../shared/grammars/length.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { useShownLength } from '../../shop/orders/use-typed-lengths.ts'
import type { TailoredGarment } from './garments-of-order.ts'
import { warningSentences } from './warning-sentences.ts'

/** A garment's measurements as typed and in cm, each with its letter in the diagram. */
export function MeasurementsTable({ tailored }: { tailored: TailoredGarment }) {
  const { garment, measurements, own } = tailored
  const { t, i18n } = useLingui()
  const shown = useShownLength()
  const name = i18n._(garmentNames[garment])
  const measured = own.length > 0 || measurements.some(({ text }) => text !== null)
  return (
    <Box>
      <chakra.table
        width="full"
        fontVariantNumeric="tabular-nums"
        css={{ '& td, & th': { py: '0.5', pe: '2' } }}
      >
        <chakra.caption textAlign="start" fontWeight="semibold" captionSide="top">
          {measured ? name : t`${{ garment: name }}: not measured yet`}
        </chakra.caption>
        <tbody>
          {[
            ...measurements.map(({ measure, text, unit, cm }) => ({
              key: measure,
              letter: letterOf(garment, measure),
              label: i18n._(measureNames[measure]),
              text,
              unit,
              cm,
            })),
            ...own.map(({ field, text, unit, value }) => ({
              key: field.id,
              letter: '',
              label: localizedName(i18n, field),
              text,
              unit,
              cm: value,
            })),
          ].map(({ key, letter, label, text, unit, cm }) => (
            <chakra.tr key={key} borderBottomWidth="1px">
              <chakra.td width="6" color="fg.muted">
                {letter}
              </chakra.td>
              <td>{label}</td>
              <chakra.td textAlign="end" fontWeight="semibold" whiteSpace="nowrap">
                {text === null ? '–' : shown(text, unit)}
              </chakra.td>
              <chakra.td textAlign="end" color="fg.muted" whiteSpace="nowrap">
                {cm !== null && unitOfText(text ?? '', unit) === 'INCH' && t`${cm} cm`}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {warningSentences(i18n, tailored).map((warning) => (
        <Text key={warning} color="fg.warning" mt="1">
          {warning}
        </Text>
      ))}
    </Box>
  )
}
