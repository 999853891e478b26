import { backs, bottoms, closures, cuts, necks, skirts, sleeves, suits } from '../garment-flat/style.ts'

interface Part {
  label: string
  /** The drawings that an option of it can have (shared/garment-flat/style.ts). */
  drawings: readonly string[]
  /** Whether a garment can have several options of it. */
  isMultiple: boolean
}

const one = (label: string, drawings: readonly string[] = []): Part => ({
  label,
  drawings,
  isMultiple: false,
})
const several = (label: string, drawings: readonly string[] = []): Part => ({
  label,
  drawings,
  isMultiple: true,
})

/** The parts of a garment that the style book has options for, in the order in which they are chosen. */
export const styleParts = {
  FRONT_NECK: one(/*i18n*/ 'Front neck', necks),
  BACK: one(/*i18n*/ 'Back', backs),
  SLEEVE: one(/*i18n*/ 'Sleeve', sleeves),
  LENGTH: one(/*i18n*/ 'Length or hem'),
  FIT: one(/*i18n*/ 'Fit'),
  CUT: one(/*i18n*/ 'Cut', cuts),
  CLOSURE: one(/*i18n*/ 'Closure', closures),
  LINING: one(/*i18n*/ 'Lining'),
  PADDING: one(/*i18n*/ 'Padding'),
  PIPING: several(/*i18n*/ 'Piping and lace'),
  LATKAN: several(/*i18n*/ 'Dori and latkan', ['cords']),
  SKIRT: one(/*i18n*/ 'Skirt', skirts),
  FLARE: one(/*i18n*/ 'Flare'),
  DUPATTA: one(/*i18n*/ 'Dupatta', ['dupatta']),
  BOTTOM: one(/*i18n*/ 'Bottom', bottoms),
  SUIT: one(/*i18n*/ 'Suit style', suits),
  FINISH: several(/*i18n*/ 'Saree finish', ['pleats']),
} as const satisfies Record<string, Part>

export type StylePart = keyof typeof styleParts

/** The kinds of garment that have a style. */
export const styledGarments = ['BLOUSE', 'SUIT', 'LEHENGA', 'DRESS', 'SAREE'] as const
