import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DescribedPart, PartName, PartValues } from '../../shared/garment-flat/describe.ts'

const partNames: Record<PartName, MessageDescriptor> = {
  frontNeck: msg`Front neck`,
  back: msg({ message: 'Back', context: 'garment' }),
  sleeve: msg`Sleeve`,
  cut: msg({ message: 'Cut', context: 'of a blouse' }),
  closure: msg`Closure`,
  cords: msg`Dori`,
  suit: msg`Suit style`,
  bottom: msg({ message: 'Bottom', context: 'of a suit' }),
  skirt: msg`Skirt`,
  dupatta: msg`Dupatta`,
  pleats: msg`Pleats`,
  length: msg({ message: 'Length', context: 'of a garment' }),
  fit: msg({ message: 'Fit', context: 'of a garment' }),
  lining: msg`Lining`,
  padding: msg`Padding`,
  piping: msg`Piping`,
  flare: msg`Flare`,
  finish: msg`Finishing`,
}

export const labelOfPartName = (part: PartName, i18n: I18n) => i18n._(partNames[part])

const necks: Record<PartValues['frontNeck'], MessageDescriptor> = {
  round: msg({ message: 'Round', context: 'neckline' }),
  u: msg`U shape`,
  v: msg`V shape`,
  sweetheart: msg`Sweetheart`,
  square: msg({ message: 'Square', context: 'neckline' }),
  boat: msg({ message: 'Boat', context: 'neckline' }),
  high: msg`High, with a collar`,
  halter: msg`Halter`,
  keyhole: msg`Keyhole`,
  queenAnne: msg`Queen Anne`,
  scalloped: msg`Scalloped`,
  pot: msg`Pot (matka)`,
  illusion: msg`Illusion, with net`,
  leaf: msg`Leaf`,
  asymmetric: msg`Asymmetric`,
  collar: msg`Shirt collar`,
}

const values: { [Name in keyof PartValues]: Record<PartValues[Name], MessageDescriptor> } = {
  frontNeck: necks,
  back: {
    ...necks,
    closed: msg({ message: 'Closed', context: 'back of a blouse' }),
    open: msg({ message: 'Open', context: 'back of a blouse' }),
  },
  sleeve: {
    sleeveless: msg`Sleeveless`,
    cap: msg({ message: 'Cap', context: 'sleeve' }),
    short: msg({ message: 'Short', context: 'sleeve' }),
    elbow: msg`Elbow`,
    threeQuarter: msg`Three-quarter`,
    long: msg({ message: 'Long', context: 'sleeve' }),
    puff: msg`Puff`,
    bell: msg({ message: 'Bell', context: 'sleeve' }),
    ruffle: msg`Ruffle`,
    petal: msg`Petal (tulip)`,
    poet: msg`Poet (bishop)`,
    coldShoulder: msg`Cold shoulder`,
  },
  cut: { darts: msg`Darts`, princess: msg`Princess`, katori: msg`Katori` },
  closure: {
    frontHooks: msg`Hooks at the front`,
    backHooks: msg`Hooks at the back`,
    backZip: msg`Zip at the back`,
    frontButtons: msg`Buttons at the front`,
    backButtons: msg`Buttons at the back`,
  },
  cords: { yes: msg`With cords` },
  suit: {
    straight: msg({ message: 'Straight', context: 'cut of a garment' }),
    anarkali: msg`Anarkali`,
    aLine: msg`A-Line`,
    patiala: msg`Patiala`,
    palazzo: msg`Palazzo`,
  },
  bottom: {
    trousers: msg`Trousers`,
    churidar: msg`Churidar`,
    patiala: msg`Patiala`,
    palazzo: msg`Palazzo`,
  },
  skirt: {
    aLine: msg`A-Line`,
    flared: msg`Flared`,
    mermaid: msg`Mermaid`,
    straight: msg({ message: 'Straight', context: 'cut of a garment' }),
  },
  dupatta: { yes: msg`With dupatta` },
  pleats: { sewn: msg`Sewn in` },
}

/** A part and its value in the reader's language; what the owner wrote in own words stays as written. */
export function labelOfPart(described: DescribedPart, i18n: I18n): { name: string; value: string } {
  const name = i18n._(partNames[described.part])
  if ('written' in described) return { name, value: described.written }
  const labels: Record<string, MessageDescriptor> = values[described.part]
  return { name, value: i18n._(labels[described.value]!) }
}
