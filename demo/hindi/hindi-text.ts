/** A design's name and description in Hindi. */
export interface HindiText {
  productName: string
  description: string
}

/** By the slugs of the designs. */
export type HindiTexts = Readonly<Record<string, HindiText>>
