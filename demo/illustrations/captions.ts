import type { Design } from '../design.ts'
import { isCaped } from './silhouettes/blouse.ts'
import { isBlouseFitting, isSkirtAlone } from './silhouettes/figureof.ts'
import { drapeOf, type Drape } from './silhouettes/saree.ts'
import type { ViewName } from './views.ts'

const WORKS: Record<Design['embellishments'][number], string> = {
  'Zari Work': 'zari work',
  Sequin: 'sequins',
  'Stone Work': 'stone work',
  Beads: 'beads',
  Embroidery: 'embroidery',
  Other: '',
}

const PATTERNS: Record<Design['pattern'], string> = {
  Plain: 'plain',
  Embroidered: 'embroidered',
  Printed: 'block-printed',
  Dyed: 'tie-dyed',
  Geometric: 'geometric',
  Floral: 'floral',
  'Polka Dots': 'polka-dot',
  Other: '',
}

const SAREES: Record<Drape, string> = {
  pleated: 'saree',
  open: 'open-pallu saree',
  seedha: 'seedha-pallu saree',
  nauvari: 'nauvari saree',
}

function garment(design: Design): string {
  if (design.category === 'Lehenga') return `${design.lehengaDetails?.lehengaType ?? 'A-Line'} lehenga`
  if (design.category === 'Suit') return `${design.suitDetails?.style ?? 'Straight Cut'} suit`
  if (design.category === 'Blouse') return `${design.blouseDetails?.necklineStyle ?? ''} blouse`.trim()
  if (design.category === 'Saree') return SAREES[drapeOf(design)]
  if (isSkirtAlone(design)) return 'flared skirt'
  if (isBlouseFitting(design)) return 'blouse'
  if (isCaped(design)) return 'shoulder cape'
  const style = design.drawing.silhouette ?? 'a-line'
  return style === 'gown' || style === 'jacket' || style === 'kaftan' ? style : `${style} dress`
}

const VIEW_WORDS: Record<ViewName, string> = {
  front: 'front view',
  back: 'back view',
  fabric: 'close-up of the fabric',
  border: 'close-up of the border',
}

/** The alternative text of one picture. */
export function caption(design: Design, view: ViewName): string {
  const fabric = design.fabricType === 'Other' ? '' : design.fabricType
  const words = [PATTERNS[design.pattern], design.color, fabric, garment(design)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
  const works = design.embellishments.map((work) => WORKS[work]).filter(Boolean)
  const worked =
    works.length === 0
      ? ''
      : ` with ${works.length === 1 ? works[0] : `${works.slice(0, -1).join(', ')} and ${works.at(-1)}`}`
  return `Illustration: ${words}${worked}, ${VIEW_WORDS[view]}`
}
