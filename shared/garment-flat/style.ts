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
  'illusion',
  'leaf',
  'asymmetric',
  'collar',
] as const
export type Neck = (typeof necks)[number]
export type Back = 'closed' | 'open' | Exclude<Neck, 'collar'>
export const backs: readonly Back[] = ['closed', 'open', ...necks.filter((neck) => neck !== 'collar')]
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
  'petal',
  'poet',
  'coldShoulder',
] as const
export const cuts = ['darts', 'princess', 'katori'] as const
export const closures = ['frontHooks', 'backHooks', 'backZip', 'frontButtons', 'backButtons'] as const
export const skirts = ['aLine', 'flared', 'mermaid', 'straight'] as const
export const suits = ['straight', 'anarkali', 'aLine', 'patiala', 'palazzo'] as const
export const bottoms = ['trousers', 'churidar', 'patiala', 'palazzo'] as const

/** How long a garment is that was not measured. */
export const lengths = ['crop', 'waist', 'peplum', 'hip', 'knee', 'calf', 'ankle', 'floor'] as const
export const flares = ['slim', 'medium', 'full'] as const

export type Sleeve = (typeof sleeves)[number]
export type Cut = (typeof cuts)[number]
export type Closure = (typeof closures)[number]
export type Skirt = (typeof skirts)[number]
export type Suit = (typeof suits)[number]
export type Bottom = (typeof bottoms)[number]
export type Length = (typeof lengths)[number]
export type Flare = (typeof flares)[number]

/** In inches, of the garments that have them. */
export const usualLengths: Record<
  Exclude<GarmentStyle['garment'], 'saree'>,
  Partial<Record<Length, number>>
> = {
  blouse: { crop: 12.6, waist: 15, peplum: 20, hip: 19 },
  dress: { knee: 38, calf: 44, ankle: 50, floor: 55 },
  suit: { hip: 28, knee: 38, calf: 44, ankle: 50, floor: 54 },
  lehenga: { knee: 25, calf: 33, ankle: 38, floor: 41 },
}

/** What covers the upper body. */
export interface Top {
  front: Neck | null
  back: Back | null
  sleeve: Sleeve | null
  closure: Closure | null
  /** Whether cords with tassels tie the back. */
  hasCords: boolean
  hasPiping?: boolean
  length?: Length
}

export type GarmentStyle =
  | (Top & { garment: 'blouse'; cut: Cut | null })
  | (Top & { garment: 'dress'; skirt: 'aLine' | 'flared' | null; flare?: Flare })
  | (Top & { garment: 'suit'; suit: Suit | null; bottom: Bottom | null; flare?: Flare })
  | {
      garment: 'lehenga'
      skirt: Skirt | null
      flare?: Flare
      length?: Length
      hasCords: boolean
      hasDupatta: boolean
    }
  | { garment: 'saree'; isPleated: boolean; hasBorder: boolean; isNivi: boolean; blouse: Top }

export type View = 'front' | 'back'
