import type { DiagramGarment, View } from './body.ts'

/** Positions of the tape, in units of the drawing. */
export interface TapeLine {
  view: View
  /** A closed loop around the body, or a straight line with a mark at either end. */
  kind: 'around' | 'along'
  path: string
  /** The position of the line's letter. */
  label: readonly [x: number, y: number]
}

/** Around the body at a height; only the front of the loop is drawn. */
const around = (y: number, halfWidth: number): TapeLine => ({
  view: 'front',
  kind: 'around',
  path: `M${120 - halfWidth} ${y} C${120 - halfWidth * 0.5} ${y + 9} ${120 + halfWidth * 0.5} ${y + 9} ${120 + halfWidth} ${y}`,
  label: [120 - halfWidth - 14, y],
})

const along = (view: View, path: string, label: readonly [number, number]): TapeLine => ({
  view,
  kind: 'along',
  path,
  label,
})

const upperBody = {
  chest: around(124, 37),
  waist: around(180, 28),
  shoulder: along('front', 'M75 86 C90 74 104 72 120 72 C136 72 150 74 165 86', [120, 64]),
  sleeveLength: along('front', 'M169 88 C174 100 176 112 178 126 L180 142', [191, 118]),
  neckDepthFront: along('front', 'M136 73 L136 103', [150, 92]),
  neckDepthBack: along('back', 'M136 73 L136 117', [151, 98]),
}

export const tapeLines: Record<DiagramGarment, Record<string, TapeLine>> = {
  blouse: {
    chest: upperBody.chest,
    waist: around(168, 30),
    shoulder: upperBody.shoulder,
    length: along('front', 'M100 74 C98 96 96 112 97 130 L99 168', [88, 150]),
    sleeveLength: upperBody.sleeveLength,
    neckDepthFront: upperBody.neckDepthFront,
    neckDepthBack: upperBody.neckDepthBack,
  },
  dress: {
    chest: upperBody.chest,
    waist: upperBody.waist,
    hip: around(234, 45),
    length: along('front', 'M100 74 C98 100 97 140 99 184 C98 230 96 300 94 358', [84, 300]),
    sleeveLength: upperBody.sleeveLength,
  },
  lehenga: {
    waist: around(187, 29),
    hip: around(234, 50),
    length: along('front', 'M96 187 C86 240 72 340 62 452', [62, 340]),
  },
  suit: {
    chest: upperBody.chest,
    waist: upperBody.waist,
    hip: around(234, 45),
    shoulder: upperBody.shoulder,
    length: along('front', 'M100 74 C98 100 97 140 99 184 C98 230 97 280 96 326', [84, 282]),
    sleeveLength: upperBody.sleeveLength,
    neckDepthFront: along('front', 'M136 73 L136 105', [150, 92]),
    neckDepthBack: along('back', 'M136 73 L136 93', [150, 86]),
    bottomLength: along('front', 'M152 186 C172 230 166 330 152 446', [182, 400]),
  },
}
