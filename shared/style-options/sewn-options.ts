import type { StylePart } from '../garment-flat/choices.ts'

/** The parts of which a garment can have several options; of each other part it has one. */
const multiple: readonly StylePart[] = ['PIPING', 'LATKAN', 'FINISH']
export const isMultiplePart = (part: StylePart): boolean => multiple.includes(part)

interface OptionOfPart {
  part: StylePart
  name: string
}

/** What of a design's style no chosen option takes the place of: of a part that can have several, all but the chosen ones. */
export const besideChosen = <Option extends OptionOfPart>(
  ofDesign: readonly Option[],
  chosen: readonly OptionOfPart[],
): Option[] =>
  ofDesign.filter(
    (own) =>
      !chosen.some(({ part, name }) => part === own.part && (!isMultiplePart(part) || name === own.name)),
  )

/** As a garment is sewn: as chosen, and of the other parts as its design has it. */
export const sewnOptions = <Own extends OptionOfPart, Chosen extends OptionOfPart>(
  ofDesign: readonly Own[],
  chosen: readonly Chosen[],
): (Own | Chosen)[] => [...besideChosen(ofDesign, chosen), ...chosen]
