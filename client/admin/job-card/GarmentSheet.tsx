import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DescribedPart, isPartlyUnknown } from '../../../shared/garment-flat/describe.ts'
import { patternLines } from '../../../shared/garment-flat/pattern-lines.ts'
import { styleOf } from '../../../shared/garment-flat/read-style.ts'
import { lowerPieces } from '../../../shared/garment-flat/lower-pieces.ts'
import {
  CM_PER_INCH,
  type LengthUnit,
  namesUnit,
  roundTo,
  unitOfText,
} from '../../../shared/grammars/length.ts'
import { letterOf } from '../../shop/orders/measurement-diagram/MeasurementDiagram.tsx'
import { garmentNames, measureNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { labelOfPart } from '../../lib/garment-flat-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import type { SewnStyle } from '../../lib/sewn-styles.ts'
import { GarmentFlat, useGarmentFlat } from '../../ui/GarmentFlat.tsx'
import type { Measurement, TailoredGarment } from '../orders/garments-of-order.ts'
import { warningSentences } from '../orders/warning-sentences.ts'

interface GarmentSheetProps {
  tailored: TailoredGarment
  /** How it is sewn; null when that isn't known. */
  sewn: SewnStyle | null
  /** Whether the sheet has no other garment, so that the drawing may be large. */
  isAlone: boolean
}

/** The garment drawn in its measurements, beside their table and the parts of its style. */
export function GarmentSheet({ tailored, sewn, isAlone }: GarmentSheetProps) {
  const { i18n } = useLingui()
  const { garment, measurements } = tailored
  const { style, parts } = sewn ?? { style: styleOf(garment, null), parts: [] }
  const measured = measurements.filter(({ text, cm }) => text !== null && cm !== null)
  const flat = useGarmentFlat(
    {
      mode: 'pattern',
      lines: patternLines,
      style,
      lower: lowerPieces,
      measures: Object.fromEntries(measured.map(({ measure, cm }) => [measure, cm])),
      dimensions: Object.fromEntries(
        measured.map((each) => [
          each.measure,
          { letter: letterOf(garment, each.measure), text: textOf(each) },
        ]),
      ),
    },
    parts,
  )
  // A blouse is wide and low: alone on the sheet, it has the sheet's whole width.
  const isWide = isAlone && garment === 'blouse'
  const bent = flat.notToScale.map((measure) => i18n._(measureNames[measure])).join(', ')
  return (
    <Box breakInside="avoid">
      <Text fontWeight="semibold" fontSize="12pt">
        {i18n._(garmentNames[garment])}
      </Text>
      <Flex gap="4mm" direction={isWide ? 'column' : 'row'} align={isWide ? 'stretch' : 'center'}>
        <GarmentFlat flat={flat} flex="1" minW="0" maxHeight={isWide ? '62mm' : isAlone ? '98mm' : '56mm'} />
        <Flex
          gap="6mm"
          direction={isWide ? 'row' : 'column'}
          width={isWide ? undefined : '68mm'}
          flexShrink="0"
        >
          <Measurements tailored={tailored} />
          <Parts parts={parts} isBeside={isWide} />
        </Flex>
      </Flex>
      {isPartlyUnknown(style) && (
        <Text fontSize="9pt">
          <Trans>Broken lines: the design doesn’t say; as agreed with the customer.</Trans>
        </Text>
      )}
      {bent && (
        <Text fontSize="9pt">
          <Trans>Not drawn to scale: {bent}</Trans>
        </Text>
      )}
      {warningSentences(i18n, tailored).map((warning) => (
        <Text key={warning} fontSize="10pt" fontWeight="semibold" color="fg.error">
          <Trans>Check: {warning}</Trans>
        </Text>
      ))}
    </Box>
  )
}

/** As typed; inches have their mark, so that they are not taken for centimetres. */
const textOf = ({ text, unit }: Measurement) =>
  text !== null && !namesUnit(text) && unit === 'INCH' ? `${text}″` : (text ?? '')

function Parts({ parts, isBeside }: { parts: DescribedPart[]; isBeside: boolean }) {
  const { i18n } = useLingui()
  return (
    <Box flex={isBeside ? '1' : undefined}>
      {parts.map((part) => {
        const { name, value } = labelOfPart(part, i18n)
        return (
          <Text key={part.part}>
            {name}: <b>{value}</b>
          </Text>
        )
      })}
    </Box>
  )
}

function Measurements({ tailored: { garment, measurements, own } }: { tailored: TailoredGarment }) {
  const { i18n } = useLingui()
  return (
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
