/** The parts of a garment's style that can be drawn. Null: not known, which is drawn neutrally with broken lines. */
export const necks = [
  'round',
  'u',
  'v',
  'sweetheart',
  'square',
  'boat',
  'high',
  'halter',
  'keyhole',
  'queenAnne',
  'scalloped',
  'pot',
] as const
export const backs = ['closed', 'open', ...necks] as const
export const sleeves = [
  'sleeveless',
  'cap',
  'short',
  'elbow',
  'threeQuarter',
  'long',
  'puff',
  'bell',
  'ruffle',
] as const
export const cuts = ['darts', 'princess', 'katori'] as const
export const closures = ['frontHooks', 'backHooks', 'backZip', 'frontButtons', 'backButtons'] as const
export const skirts = ['aLine', 'flared', 'mermaid', 'straight'] as const
export const suits = ['straight', 'anarkali', 'aLine', 'patiala', 'palazzo'] as const
export const bottoms = ['trousers', 'churidar', 'patiala', 'palazzo'] as const

export type Neck = (typeof necks)[number]
export type Back = (typeof backs)[number]
export type Sleeve = (typeof sleeves)[number]
export type Cut = (typeof cuts)[number]
export type Closure = (typeof closures)[number]
export type Skirt = (typeof skirts)[number]
export type Suit = (typeof suits)[number]
export type Bottom = (typeof bottoms)[number]

/** What covers the upper body. */
export interface Top {
  front: Neck | null
  back: Back | null
  sleeve: Sleeve | null
  closure: Closure | null
  /** Whether cords with tassels tie the back. */
  hasCords: boolean
}

export type GarmentStyle =
  | (Top & { garment: 'blouse'; cut: Cut | null })
  | (Top & { garment: 'dress'; skirt: 'aLine' | 'flared' | null })
  | (Top & { garment: 'suit'; suit: Suit | null; bottom: Bottom | null })
  | { garment: 'lehenga'; skirt: Skirt | null; hasCords: boolean; hasDupatta: boolean }
  | { garment: 'saree'; isPleated: boolean; hasBorder: boolean; isNivi: boolean; blouse: Top }

export type View = 'front' | 'back'
