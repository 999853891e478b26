import type { Design } from '../../design.ts'
import { designs } from '../../designs/all.ts'

/** A picture that belongs to a page rather than to a design. It says nothing that the page's words don't. */
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
