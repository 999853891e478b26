import { msg } from '@lingui/core/macro'
import type { Garment, Measure } from '../../../../shared/measurements/garment-measures.ts'

export const garmentNames = {
  blouse: msg`Blouse`,
  dress: msg`Dress`,
  lehenga: msg`Lehenga`,
  suit: msg`Suit`,
}

export const measureNames = {
  chest: msg`Chest (bust)`,
  waist: msg`Waist`,
  hip: msg`Hip`,
  shoulder: msg`Shoulder`,
  length: msg`Length`,
  sleeveLength: msg`Sleeve length`,
  neckDepthFront: msg`Neck depth, front`,
  neckDepthBack: msg`Neck depth, back`,
  bottomLength: msg`Trouser length`,
}

/** How to measure. */
export const measureHints = {
  chest: msg`Around the fullest part of the bust, the tape level and not tight.`,
  waist: msg`Around the waist at its narrowest, with a finger under the tape.`,
  hip: msg`Around the hips at their fullest, feet together.`,
  shoulder: msg`Across the back, from the end of one shoulder to the end of the other.`,
  length: msg`From the top of the shoulder, over the bust, down to where it should end.`,
  sleeveLength: msg`From the end of the shoulder down to where the sleeve should end.`,
  neckDepthFront: msg`From the shoulder at the neck straight down to the deepest point of the neckline.`,
  neckDepthBack: msg`The same at the back: down to the deepest point of the neckline.`,
  bottomLength: msg`From the waist down the side to the ankle.`,
}

const lehengaHints = {
  waist: msg`Around the waist where the lehenga is tied.`,
  length: msg`From the waist to the floor, with the heels that you will wear.`,
} as const

export const hintOf = (garment: Garment, measure: Measure) =>
  (garment === 'lehenga' && (measure === 'waist' || measure === 'length') && lehengaHints[measure]) ||
  measureHints[measure]
