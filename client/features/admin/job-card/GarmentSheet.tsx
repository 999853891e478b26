import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { letterOf, MeasurementDiagram } from '../../orders/measurement-diagram/MeasurementDiagram.tsx'
import { tapeLines } from '../../orders/measurement-diagram/tape-lines.ts'
import { garmentNames, measureNames } from '../../orders/wizard/measurement-labels.ts'
import type { Figure, TailoredGarment } from '../orders/garments-of-order.ts'

interface GarmentSheetProps {
  part: TailoredGarment
  /** How much of the sheet the figures may take. */
  height: string
}

/** The figure from the front, and from behind where something is measured there, beside its table. */
export function GarmentSheet({ part, height }: GarmentSheetProps) {
  const { i18n } = useLingui()
  const { garment, unit, figures, warnings } = part
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
                <chakra.span srOnly>Measure</chakra.span>
              </chakra.th>
              <th>in</th>
              <th>cm</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.measure}>
                <td>{letterOf(garment, figure.measure)}</td>
                <td>{i18n._(measureNames[figure.measure])}</td>
                <Length figure={figure} typed={unit === 'INCH'} inches />
                <Length figure={figure} typed={unit === 'CM'} />
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Flex>
      {warnings.map((warning) => (
        <Text key={warning} fontSize="10pt" fontWeight="semibold" color="fg.error">
          Check: {warning}
        </Text>
      ))}
    </Box>
  )
}

/** The unit that was typed stands out: the other is reckoned from it. */
function Length({ figure, typed, inches = false }: { figure: Figure; typed: boolean; inches?: boolean }) {
  const value = typed ? figure.typed : inches ? inInches(figure.cm) : figure.cm
  return (
    <chakra.td textAlign="end" fontWeight={typed ? 'bold' : undefined} color={typed ? undefined : 'fg.muted'}>
      {value ?? '–'}
    </chakra.td>
  )
}

const inInches = (cm: number | null) => (cm === null ? null : Math.round((cm / 2.54) * 10) / 10)
