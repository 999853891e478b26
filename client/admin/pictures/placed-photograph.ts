import type { PhotographedDesign_ProductFragment, ProductImageInput } from '../../__generated__/graphql.ts'
import { photoViews } from './photo-views.ts'

export type PhotographedDesign = PhotographedDesign_ProductFragment

const input = ({ url, alt }: ProductImageInput): ProductImageInput => ({ url, alt: alt ?? null })

/** The pictures of a design that are neither drawings nor loops, in order. */
export const photographsOf = ({ images }: PhotographedDesign) =>
  images.filter(({ isDrawing, loopUrl }) => !isDrawing && !loopUrl)

export const drawingsOf = ({ images }: PhotographedDesign) => images.filter(({ isDrawing }) => isDrawing)

interface Photograph {
  url: string
  /** Its view's place, from 0. */
  place: number
  /** The address of the photograph that it replaces, if any. */
  replaces: string | undefined
}

/**
 * A design's pictures with one more photograph after those of the views before it, or instead of another. Photographs come before
 * drawings.
 */
export function placePhotograph(
  design: PhotographedDesign,
  { url, place, replaces }: Photograph,
): ProductImageInput[] {
  const view = photoViews[place]?.view
  const photograph = { url, alt: [design.productName, view].filter(Boolean).join(', ') }
  const before = photographsOf(design)[place - 1]
  return placed(
    design,
    photograph,
    replaces,
    (taken) => taken.findIndex((each) => each.url === before?.url) + 1,
  )
}

/** A design's pictures with one more loop after the photographs, or instead of another. */
export const placeLoop = (
  design: PhotographedDesign,
  { url, replaces }: Pick<Photograph, 'url' | 'replaces'>,
): ProductImageInput[] =>
  placed(design, { url, alt: [design.productName, 'moving'].join(', ') }, replaces, (taken) => taken.length)

function placed(
  design: PhotographedDesign,
  picture: ProductImageInput,
  replaces: string | undefined,
  placeIn: (taken: readonly ProductImageInput[]) => number,
): ProductImageInput[] {
  const taken = takenOf(design)
  const replaced = taken.findIndex((each) => each.url === replaces)
  const pictures =
    replaced === -1 ? taken.toSpliced(placeIn(taken), 0, picture) : taken.with(replaced, picture)
  return [...pictures, ...drawingsOf(design).map(input)]
}

/** Photographs and loops. */
const takenOf = ({ images }: PhotographedDesign) => images.filter(({ isDrawing }) => !isDrawing).map(input)

/** A design's pictures without its drawings. */
export const withoutDrawings = (design: PhotographedDesign): ProductImageInput[] => takenOf(design)
