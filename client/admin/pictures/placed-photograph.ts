import type { PhotographedDesign_ProductFragment, ProductImageInput } from '../../__generated__/graphql.ts'
import { photoViews } from './photo-views.ts'

export type PhotographedDesign = PhotographedDesign_ProductFragment

const input = ({ url, alt }: ProductImageInput): ProductImageInput => ({ url, alt: alt ?? null })

/** The pictures of a design that are no drawings, in order. */
export const photographsOf = ({ images }: PhotographedDesign) => images.filter(({ isDrawing }) => !isDrawing)

export const drawingsOf = ({ images }: PhotographedDesign) => images.filter(({ isDrawing }) => isDrawing)

interface Photograph {
  url: string
  /** Its view's place, from 0. */
  place: number
  /** The address of the photograph that it replaces, if any. */
  replaces: string | undefined
}

/** A design's pictures with one more photograph in its place, or instead of another. Photographs come before drawings. */
export function placePhotograph(
  design: PhotographedDesign,
  { url, place, replaces }: Photograph,
): ProductImageInput[] {
  const view = photoViews[place]?.view
  const photograph = { url, alt: [design.productName, view].filter(Boolean).join(', ') }
  const photographs = photographsOf(design).map(input)
  const replaced = photographs.findIndex((each) => each.url === replaces)
  const placed =
    replaced === -1 ? photographs.toSpliced(place, 0, photograph) : photographs.with(replaced, photograph)
  return [...placed, ...drawingsOf(design).map(input)]
}

/** A design's pictures without its drawings. */
export const withoutDrawings = (design: PhotographedDesign): ProductImageInput[] =>
  photographsOf(design).map(input)
