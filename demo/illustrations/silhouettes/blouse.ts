import type { Design } from '../../design.ts'
import type { Wardrobe } from '../cloth.ts'
import type { Figure, Part } from '../figure.ts'
import { bodice } from '../pieces/bodice.ts'
import { cape } from '../pieces/cape.ts'
import { dori } from '../pieces/closures.ts'
import { ruffles } from '../pieces/ruffles.ts'
import { sleeves } from '../pieces/sleeve.ts'
import { between, type Random } from '../rng.ts'
import { cutOf, fitEase, sleeveOf } from './cut.ts'

export const isCaped = ({ slug }: Design) => /\bcape\b/.test(slug)

export function blouse(design: Design, { main, second, plain, veil }: Wardrobe, random: Random): Figure {
  const ease = fitEase(design)
  const sleeve = sleeveOf(design)
  const cut = cutOf(design)
  const borderScale = 0.42
  const parts: Part[] = [bodice({ cloth: main, hem: 109, ease, borderScale, tailored: true, ...cut })]
  if (sleeve !== null)
    parts.push(
      sleeves({ cloth: main, ease, borderScale, ...sleeve, flare: sleeve.flare || (ease > 1.5 ? 1.5 : 0) }),
    )
  // A deep back is tied across, and the ends of the cord hang down it.
  if (cut.back === 'Back Open' && cut.neckline !== 'Halter' && cut.neckline !== 'High Neck')
    parts.push(...dori(main.zariTrim ? { ...plain, ramp: main.zari } : plain, second, ease))
  if (/ruffle/.test(design.slug)) parts.push(...ruffles(random, main, 109, ease))
  if (isCaped(design))
    parts.push(cape(random, { cloth: { ...main, veil: veil.veil }, hem: 113, ease: 2.2, borderScale }))
  return {
    parts,
    placement: { x: 0, z: 0, yaw: between(random, -0.16, 0.16) },
    footprint: null,
  }
}

/** A cape sold by itself. */
export function capeAlone({ main }: Wardrobe, random: Random): Figure {
  return {
    parts: [cape(random, { cloth: main, hem: 108, ease: 1.6, borderScale: 0.6 })],
    placement: { x: 0, z: 0, yaw: between(random, -0.16, 0.16) },
    footprint: null,
  }
}
