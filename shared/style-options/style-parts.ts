import { drawings, type StylePart } from '../garment-flat/choices.ts'

/** The parts of a garment that the style book has options for, in the order in which they are chosen. */
export const styleParts = Object.keys(drawings) as StylePart[]

/** The drawings that an option of a part can have. */
export const drawingsOf = (part: StylePart): readonly string[] => drawings[part]

/** The kinds of garment that have a style. */
export const styledGarments = ['BLOUSE', 'SUIT', 'LEHENGA', 'DRESS', 'SAREE'] as const
