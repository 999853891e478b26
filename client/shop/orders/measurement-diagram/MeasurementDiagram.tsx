import { Box } from '@chakra-ui/react'
import { halfOutline, drawing, type DiagramGarment, garments, head, type View } from './body.ts'
import { type TapeLine, tapeLines } from './tape-lines.ts'

interface MeasurementDiagramProps {
  garment: DiagramGarment
  /** The measurement whose tape line is highlighted; null for none. */
  focused: string | null
}

/** The letter of a measurement, shown beside its field and in the diagram. */
export const letterOf = (garment: DiagramGarment, measure: string) =>
  String.fromCharCode(65 + Object.keys(tapeLines[garment]).indexOf(measure))

/**
 * A diagram of the garment with the measuring tape's position, from the back for what is measured
 * there. It is hidden from screen readers, because the fields' hints say the same.
 */
export function MeasurementDiagram({ garment, focused }: MeasurementDiagramProps) {
  const lines = Object.entries(tapeLines[garment])
  const view: View = lines.find(([name]) => name === focused)?.[1].view ?? 'front'
  const { frame, pieces, seams } = garments[garment]
  return (
    <Box asChild width="full" height="full" aria-hidden>
      <svg viewBox={frame.join(' ')} preserveAspectRatio="xMidYMid meet">
        <Box asChild fill="bg.muted" stroke="border.emphasized" strokeWidth="1.2" strokeLinejoin="round">
          <g>
            <Mirrored path={halfOutline} />
            <ellipse {...head} />
          </g>
        </Box>
        <Box asChild fill="brand.muted" stroke="brand.solid" strokeWidth="1.1" strokeLinejoin="round">
          <g>
            {pieces[view].map((path) => (
              <Mirrored key={path} path={path} />
            ))}
          </g>
        </Box>
        <Box asChild fill="none" stroke="brand.emphasized" strokeWidth="1">
          <g>
            {seams[view].map((path) => (
              <Mirrored key={path} path={path} />
            ))}
          </g>
        </Box>
        {lines.map(
          ([name, line]) =>
            line.view === view && (
              <Tape key={name} line={line} letter={letterOf(garment, name)} lit={name === focused} />
            ),
        )}
      </svg>
    </Box>
  )
}

/** Both sides are filled before their edges are drawn, so that no edge shows along the middle. */
function Mirrored({ path }: { path: string }) {
  const edge = path.replace(/ Z$/, '')
  return (
    <>
      {[undefined, `translate(${drawing.width} 0) scale(-1 1)`].map((transform) => (
        <g key={transform ?? 'right'} transform={transform}>
          <path d={path} stroke="none" />
          <path d={edge} fill="none" />
        </g>
      ))}
    </>
  )
}

function Tape({ line, letter, lit }: { line: TapeLine; letter: string; lit: boolean }) {
  const [x, y] = line.label
  const colour = lit ? 'rani.solid' : 'peacock.solid'
  return (
    <g>
      <Box
        asChild
        fill="none"
        stroke={colour}
        strokeWidth={lit ? '3.2' : '1.3'}
        strokeDasharray={lit ? undefined : '3 3'}
        strokeLinecap="round"
      >
        <path d={line.path} />
      </Box>
      <Box asChild fill={lit ? colour : 'bg.panel'} stroke={colour}>
        <circle cx={x} cy={y} r="8" />
      </Box>
      <Box asChild fill={lit ? 'white' : 'fg'} fontSize="10px" fontWeight="semibold" textAnchor="middle">
        <text x={x} y={y + 3.5}>
          {letter}
        </text>
      </Box>
    </g>
  )
}
