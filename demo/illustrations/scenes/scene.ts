import type { Design } from '../../design.ts'
import { designs } from '../../designs/all.ts'

/** A picture of a page rather than of a design. It is decorative, so it has no alternative text. */
export interface Scene {
  name: string
  width: number
  height: number
  /** Raw RGB. */
  draw: () => Promise<Buffer>
}

export function namedDesign(slug: string): Design {
  const design = designs.find((each) => each.slug === slug)
  if (design === undefined) throw new Error(`No such design: ${slug}`)
  return design
}
