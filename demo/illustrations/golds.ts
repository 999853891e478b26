import type { Design } from '../design.ts'
import { hashText } from './rng.ts'

/** Shade, body and light of one gold as hex. */
export type Gold = readonly [string, string, string]

/** No two golds of a boutique are the same: from pale champagne to the brown of antique zari. */
const GOLDS = {
  champagne: ['#6b5136', '#d0b58a', '#fff3dd'],
  antique: ['#2a1b06', '#866325', '#e6c478'],
  bright: ['#6e3d03', '#dba022', '#fff0b0'],
  old: ['#3a2206', '#a8772f', '#f2d092'],
  tissue: ['#6b4f22', '#d8bb76', '#fff9e2'],
  beige: ['#5f4a30', '#bda27a', '#f1e3c8'],
  lemon: ['#76560f', '#dfbc50', '#fff5c8'],
  rose: ['#6a3f20', '#cf9c62', '#ffe8c8'],
  brass: ['#472f0b', '#b4863a', '#f8dfa4'],
} as const satisfies Record<string, Gold>

/** What a name says of its gold; the first that matches. */
const NAMED: readonly (readonly [RegExp, keyof typeof GOLDS])[] = [
  [/champagne/, 'champagne'],
  [/antique/, 'antique'],
  [/old-gold/, 'old'],
  [/gilded|foil/, 'bright'],
  [/beige|tussar/, 'beige'],
  [/chanderi/, 'lemon'],
  [/tanchoi/, 'rose'],
  [/tissue/, 'tissue'],
  [/brocade/, 'old'],
  [/sequin/, 'brass'],
]

/** The gold of a golden design. */
export function goldOf({ slug }: Pick<Design, 'slug'>): Gold {
  const named = NAMED.find(([words]) => words.test(slug))?.[1]
  return named === undefined ? contrastGold(slug) : GOLDS[named]
}

const CONTRASTS = ['bright', 'antique', 'lemon', 'old', 'tissue', 'brass'] as const

/** The gold of a design's contrast cloth: one of several, by the design. */
export const contrastGold = (slug: string): Gold =>
  GOLDS[CONTRASTS[hashText(`${slug}/gold`) % CONTRASTS.length]!]
