import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CM_PER_INCH, type LengthUnit, roundTo, unitOfText } from '../../../shared/grammars/length.ts'
import { letterOf, MeasurementDiagram } from '../../shop/orders/measurement-diagram/MeasurementDiagram.tsx'
import { tapeLines } from '../../shop/orders/measurement-diagram/tape-lines.ts'
import { garmentNames, measureNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import type { Measurement, TailoredGarment } from '../orders/garments-of-order.ts'
import { warningSentences } from '../orders/warning-sentences.ts'

interface GarmentSheetProps {
  tailored: TailoredGarment
  /** The height available for the measurements. */
  height: string
}

/**
 * The diagram from the front, and from the back where something is measured there, beside the table of
 * measurements.
 */
export function GarmentSheet({ tailored, height }: GarmentSheetProps) {
  const { i18n } = useLingui()
  const { garment, measurements, own } = tailored
  const behind = Object.entries(tapeLines[garment]).find(([, { view }]) => view === 'back')?.[0]
  return (
    <Box breakInside="avoid">
      <Text fontWeight="semibold" fontSize="12pt">
        {i18n._(garmentNames[garment])}
      </Text>
      <Flex gap="4mm" align="center">
        <Box height={height} width="44mm" flexShrink="0">
          <MeasurementDiagram garment={garment} focused={null} />
        </Box>
        {behind && (
          <Box height={height} width="30mm" flexShrink="0">
            <MeasurementDiagram garment={garment} focused={behind} />
          </Box>
        )}
        <chakra.table
          flex="1"
          fontSize="11pt"
          fontVariantNumeric="tabular-nums"
          css={{
            '& td, & th': { py: '0.6mm', pe: '2mm', borderBottomWidth: '1px' },
            '& th': { textAlign: 'end' },
          }}
        >
          <thead>
            <tr>
              <chakra.th colSpan={2} position="relative">
                <chakra.span srOnly>
                  <Trans context="column">Measure</Trans>
                </chakra.span>
              </chakra.th>
              <th>
                <Trans>in</Trans>
              </th>
              <th>
                <Trans>cm</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {measurements.map((measurement) => (
              <tr key={measurement.measure}>
                <td>{letterOf(garment, measurement.measure)}</td>
                <td>{i18n._(measureNames[measurement.measure])}</td>
                <Length measurement={measurement} column="INCH" />
                <Length measurement={measurement} column="CM" />
              </tr>
            ))}
            {own.map(({ field, text, unit, value: cm }) => (
              <tr key={field.id}>
                <td />
                <td>{localizedName(i18n, field)}</td>
                <Length measurement={{ text, unit, cm }} column="INCH" />
                <Length measurement={{ text, unit, cm }} column="CM" />
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Flex>
      {warningSentences(i18n, tailored).map((warning) => (
        <Text key={warning} fontSize="10pt" fontWeight="semibold" color="fg.error">
          <Trans>Check: {warning}</Trans>
        </Text>
      ))}
    </Box>
  )
}

interface LengthProps {
  measurement: Pick<Measurement, 'text' | 'unit' | 'cm'>
  column: LengthUnit
}

/** The text stands in the column of the unit in which it was typed, and is emphasized; the other is converted from it. */
function Length({ measurement: { text, unit, cm }, column }: LengthProps) {
  const isTyped = text !== null && unitOfText(text, unit) === column
  const converted = column === 'INCH' ? inInches(cm) : cm
  return (
    <chakra.td
      textAlign="end"
      fontWeight={isTyped ? 'bold' : undefined}
      color={isTyped ? undefined : 'fg.muted'}
      whiteSpace="nowrap"
    >
      {isTyped ? text : (converted ?? '–')}
    </chakra.td>
  )
}

const inInches = (cm: number | null) => (cm === null ? null : roundTo(cm / CM_PER_INCH, 1))
