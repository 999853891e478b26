import type { Measure } from '../measurements/garment-measures.ts'
import { boxOf } from './box.ts'
import { bandPart, bodicePart, closurePart, liningOf } from './bodice-parts.ts'
import { type Bodice, bodiceOf, type Side } from './bodice.ts'
import type { Drawing } from './drawing.ts'
import { completed, frameOf, INCH, type Inches, type Sizes } from './frame.ts'
import type { LowerPieces } from './lower-pieces.ts'
import { netOf, onBothSides, shirtCollarOf } from './neck-pieces.ts'
import { collarOf, standardDepth, tieOf } from './neck.ts'
import type { Part } from './part.ts'
import { sleeveOf, type SleevePlan, standardSleeve } from './sleeve.ts'
import type { Closure, Cut, Flare, GarmentStyle, Skirt, Top, View } from './style.ts'
import { usualLengths } from './style.ts'

const other: Record<View, View> = { front: 'back', back: 'front' }
/** Where the skirt of an anarkali or a dress begins. */
const SEAM = 14.5

const flareOf: Record<Flare, number> = { slim: 0.62, medium: 1, full: 1.6 }

/** @param lower what is below a bodice; null leaves it out */
export function compose(
  style: GarmentStyle,
  measured: Inches,
  view: View,
  lower: LowerPieces | null,
): Drawing {
  const named =
    style.garment === 'saree'
      ? style.blouse.length && usualLengths.blouse[style.blouse.length]
      : style.length && usualLengths[style.garment][style.length]
  const given = named === undefined ? measured : { length: named, ...measured }
  const flare = flareOf['flare' in style && style.flare ? style.flare : 'medium']
  switch (style.garment) {
    case 'blouse': {
      const { cut, length } = style
      return length === 'peplum'
        ? top(lower, style, given, view, {
            kind: 'short',
            length: 20,
            cut,
            skirt: 'flared',
            flare: 0.4,
            below: 60,
          })
        : top(lower, style, given, view, { kind: 'short', length: 14.5, cut })
    }
    case 'dress':
      return style.skirt === 'flared'
        ? top(lower, style, given, view, { kind: 'short', length: 48, skirt: 'flared', flare })
        : top(lower, style, given, view, { kind: 'flared', length: 46, isSideKnown: style.skirt !== null })
    case 'suit': {
      const { suit, bottom } = style
      if (suit === 'anarkali')
        return top(lower, style, given, view, { kind: 'short', length: 48, skirt: 'flared', flare, bottom })
      return top(lower, style, given, view, {
        kind: suit === 'aLine' ? 'flared' : 'long',
        length: suit === 'patiala' ? 36 : 42,
        bottom,
        isSideKnown: suit !== null,
      })
    }
    case 'lehenga':
      return lower?.lehenga(style, given, view, flare) ?? { parts: [], plan: null, notToScale: [] }
    case 'saree': {
      const blouse = top(lower, style.blouse, given, view, { kind: 'short', length: 14.5 })
      const frame = frameOf(sizesOf(style.blouse, given, 14.5))
      return {
        parts: [...blouse.parts.map(underSaree), ...(lower?.sareeParts(frame, view, style) ?? [])],
        plan: null,
        notToScale: [],
      }
    }
  }
}

/** A saree says nothing of the colour of its blouse, whose stitches are too small to be seen. */
const underSaree = (part: Part): Part => ({
  ...part,
  cloth: part.cloth === 'main' ? 'second' : part.cloth,
  stitch: [],
})

interface Body {
  kind: Side
  /** Usual, in inches. */
  length: number
  cut?: Cut | null
  /** Sewn to it below the bust. */
  skirt?: Skirt
  /** Times its usual flare. */
  flare?: number
  /** How far it reaches below its seam, where that is not given by the seam's usual height. */
  below?: number
  bottom?: Extract<GarmentStyle, { garment: 'suit' }>['bottom']
  isSideKnown?: boolean
}

/** Depths and sleeves that were not measured are the style's usual ones. */
const sizesOf = ({ front, back, sleeve }: Top, given: Inches, length: number): Sizes =>
  completed(
    {
      neckDepthFront: standardDepth(front),
      neckDepthBack: back === null || back === front ? Math.min(standardDepth(back), 5) : standardDepth(back),
      sleeveLength: standardSleeve(sleeve),
      ...given,
    },
    length,
  )

function top(pieces: LowerPieces | null, style: Top, given: Inches, view: View, body: Body): Drawing {
  const { kind, cut = null, skirt, flare = 1, below, isSideKnown = true } = body
  const sizes = sizesOf(style, given, body.length)
  const frame = frameOf(sizes)
  const total = sizes.length * INCH
  const seam = below ? total - below : skirt ? Math.min(SEAM * INCH, total * 0.45) : total
  const bodice = bodiceOf(view, style, kind, frame, sizes, seam)
  const behind = bodiceOf(other[view], style, kind, frame, sizes, seam)
  const sleeve = sleeveOf(bodice.armhole.length > 0 ? bodice : behind, style.sleeve, sizes.sleeveLength)
  const shownSleeve = bodice.isHalter ? null : sleeve
  const lower = skirt
    ? pieces?.skirtOf(skirt, {
        top: bodice.hemY,
        topHalf: bodice.hemHalf,
        hip: sizes.hip,
        flare: pieces.usualFlare[skirt] * flare,
        length: Math.max(total - bodice.hemY, below ?? 100) / INCH,
        isGathered: true,
        view,
      })
    : null
  const parts = [
    ...('bottom' in body && pieces
      ? [pieces.bottomPart(frame, body.bottom ?? null, sizes.bottomLength)]
      : []),
    ...(lower?.parts ?? []),
    ...upperParts(bodice, behind, shownSleeve, {
      view,
      cut,
      closure: style.closure,
      hasCords: style.hasCords,
      hasPiping: style.hasPiping === true,
      isSeamed: skirt !== undefined,
      isSideKnown,
      isSleeveKnown: style.sleeve !== null,
    }),
  ]
  const clamped: Measure[] = [
    ...(bodice.neck.isClamped
      ? [view === 'front' ? ('neckDepthFront' as const) : ('neckDepthBack' as const)]
      : []),
    ...(bodice.length > seam + 1 ? ['length' as const] : []),
  ]
  return {
    parts,
    plan: {
      top: {
        view,
        bodice,
        sleeve: shownSleeve,
        foot: lower?.foot ?? bodice.length,
        bottomFoot: 'bottom' in body ? frame.waist[1] + sizes.bottomLength * INCH : null,
        widest: boxOf(parts).right,
      },
    },
    notToScale: clamped,
  }
}

interface Sewing {
  hasCords: boolean
  hasPiping: boolean
  view: View
  cut: Cut | null
  closure: Closure | null
  isSeamed: boolean
  isSideKnown: boolean
  isSleeveKnown: boolean
}

function upperParts(bodice: Bodice, behind: Bodice, sleeve: SleevePlan | null, sewing: Sewing): Part[] {
  const { neck, isHalter } = bodice
  const { view } = sewing
  const collar =
    neck.detail === 'collar'
      ? collarOf(neck, view)
      : neck.detail === 'shirtCollar'
        ? shirtCollarOf(neck, view)
        : null
  const tie =
    sewing.hasCords && view === 'back' && !isHalter && neck.lowY - neck.corner[1] > 40 ? tieOf(neck) : null
  const band = isHalter ? [bandPart(bodice, view)] : []
  const closure = closurePart(bodice, view, sewing.closure)
  return [
    ...(sleeve?.parts ?? []),
    ...(collar ? [collar.far] : []),
    ...(view === 'front' ? band : []),
    ...onBothSides(behind, liningOf, true),
    ...(neck.detail === 'net' ? [netOf(neck, bodice.frame)] : []),
    ...onBothSides(bodice, (half) =>
      bodicePart(half, { ...sewing, bare: sleeve?.bare ?? 0, seat: sleeve?.seat ?? 0 }),
    ),
    ...(closure ? [closure] : []),
    ...(collar ? [collar.near] : []),
    ...(tie ? [{ cloth: 'trim', shape: [], ...tie.cords } satisfies Part, ...tie.parts] : []),
    ...(view === 'back' ? band : []),
  ]
}
