import type { Design } from '../design.ts'
import { blouses } from './blouses.ts'
import { dresses } from './dresses.ts'
import { lehengas } from './lehengas.ts'
import { looks } from './looks.ts'
import { others, toilers } from './more.ts'
import { sarees } from './sarees.ts'
import { styleOf } from './styles.ts'
import { suits } from './suits.ts'

/** The demo catalogue. */
export const designs: Design[] = [
  ...lehengas,
  ...blouses,
  ...suits,
  ...sarees,
  ...dresses,
  ...toilers,
  ...others,
].map((design) => ({ ...design, style: styleOf(design), goesWith: looks[design.slug] ?? [] }))
