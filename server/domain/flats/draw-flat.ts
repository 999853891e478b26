import { garmentFlat } from '../../../shared/garment-flat/garment-flat.ts'
import { lowerPieces } from '../../../shared/garment-flat/lower-pieces.ts'
import type { Language } from '../../../shared/languages.ts'
import { i18nOf } from '../../i18n.ts'
import type { DrawnGarment } from './garment-flats.ts'

/**
 * A garment from the front and the back, as SVG.
 * @param language of the captions; null: without any, since a picture of pixels has no fonts
 */
export function drawFlat({ style, colour, measures }: DrawnGarment, language: Language | null) {
  const i18n = i18nOf[language ?? 'en']
  return garmentFlat({
    mode: 'colour',
    style,
    lower: lowerPieces,
    colour,
    measures: measures ?? {},
    id: 'flat-',
    captions: language && { front: i18n._('Front'), back: i18n._('Back') },
    title: i18n._('Drawing from the front and the back'),
  })
}
