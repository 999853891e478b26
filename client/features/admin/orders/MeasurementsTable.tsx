import { Box, chakra, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { letterOf } from '../../orders/measurement-diagram/MeasurementDiagram.tsx'
import { garmentNames, measureNames } from '../../orders/wizard/measurement-labels.ts'
import { type TailoredGarment, unitNames } from './garments-of-order.ts'

/** A garment's measurements as typed and in cm, each with its letter in the diagram. */
export function MeasurementsTable({ garment, unit, measurements, warnings }: TailoredGarment) {
  const { i18n } = useLingui()
  const measured = measurements.some(({ typed }) => typed !== null)
  return (
    <Box>
      <chakra.table
        width="full"
        fontVariantNumeric="tabular-nums"
        css={{ '& td, & th': { py: '0.5', pe: '2' } }}
      >
        <chakra.caption textAlign="start" fontWeight="semibold" captionSide="top">
          {i18n._(garmentNames[garment])}
          {!measured && ': not measured yet'}
        </chakra.caption>
        <tbody>
          {measurements.map(({ measure, typed, cm }) => (
            <chakra.tr key={measure} borderBottomWidth="1px">
              <chakra.td width="6" color="fg.muted">
                {letterOf(garment, measure)}
              </chakra.td>
              <td>{i18n._(measureNames[measure])}</td>
              <chakra.td textAlign="end" fontWeight="semibold" whiteSpace="nowrap">
                {typed === null ? '–' : `${typed} ${unitNames[unit]}`}
              </chakra.td>
              {unit === 'INCH' && (
                <chakra.td textAlign="end" color="fg.muted" whiteSpace="nowrap">
                  {cm !== null && `${cm} cm`}
                </chakra.td>
              )}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {warnings.map((warning) => (
        <Text key={warning} color="fg.warning" mt="1">
          {warning}
        </Text>
      ))}
    </Box>
  )
}
