/**
 * The right side of a standing woman, from the front or the back, in a drawing of 240 × 480 whose
 * middle is x = 120; the left side is its mirror image.
 */
export const drawing = { width: 240, height: 480 }

/** Neck, shoulder, arm and side down to the sole. */
export const halfOutline =
  'M120 44 L128 44 C127 60 129 69 136 73 C148 77 159 79 165 87 C170 95 171 108 173 124 C175 142 178 152 181 168' +
  ' C184 186 189 204 191 222 C192 232 195 240 192 249 C190 255 185 255 184 249 C182 240 183 232 180 222' +
  ' C174 204 169 188 166 170 C163 154 160 142 157 126 C157 138 156 146 153 154 C149 166 146 172 147 184' +
  ' C149 202 160 214 163 236 C166 262 160 300 154 336 C152 352 154 366 151 384 C148 404 144 424 143 444' +
  ' C144 452 147 458 145 462 L131 462 C130 452 131 444 130 430 C128 404 128 384 127 366 C126 330 123 290 120 258'

/** Without hair and face: the tape only needs an oval for the head. */
export const head = { cx: 120, cy: 30, rx: 16, ry: 21 }

export type View = 'front' | 'back'

export type DiagramGarment = 'blouse' | 'dress' | 'lehenga' | 'suit'

interface GarmentDrawing {
  /** The part of the drawing that shows the garment: x, y, width, height. */
  frame: readonly [number, number, number, number]
  /** The right sides of the garment's pieces, closed along the middle. */
  pieces: Record<View, string[]>
  /** The right sides of hems, seams and folds. */
  seams: Record<View, string[]>
}

const sleeve =
  'M165 87 C170 95 171 108 173 124 L176 142 L161 145 C160 138 158 132 157 126 C157 112 160 98 165 87 Z'

const bodice = (neck: string) =>
  `M120 ${neck} 148 77.500 C155 79 161 82 165 87 C160 98 157 112 157 126 C157 138 156 146 153 154`

export const garments: Record<DiagramGarment, GarmentDrawing> = {
  blouse: {
    frame: [30, 4, 180, 216],
    pieces: {
      front: [`${bodice('104 C134 104 144 92')} C151 159 149 163 148 168 C140 170 130 171 120 171 Z`, sleeve],
      back: [`${bodice('118 C138 118 146 100')} C151 159 149 163 148 168 C140 170 130 171 120 171 Z`, sleeve],
    },
    seams: {
      front: ['M139 169.500 C139 156 140 146 143 136'],
      back: ['M137 170 C137 152 138 140 139 126'],
    },
  },
  dress: {
    frame: [24, 4, 192, 392],
    pieces: {
      front: [
        `${bodice('100 C133 100 143 90')} C149 166 146 172 147 184 C152 206 166 226 172 262 C178 300 184 330 188 356 L120 362 Z`,
        sleeve,
      ],
      back: [
        `${bodice('92 C133 92 143 86')} C149 166 146 172 147 184 C152 206 166 226 172 262 C178 300 184 330 188 356 L120 362 Z`,
        sleeve,
      ],
    },
    seams: {
      front: ['M120 185 L147 183', 'M134 190 C140 240 146 300 150 358', 'M142 190 C156 240 166 300 172 357'],
      back: ['M120 185 L147 183', 'M134 190 C140 240 146 300 150 358', 'M142 190 C156 240 166 300 172 357'],
    },
  },
  lehenga: {
    frame: [14, 130, 212, 338],
    pieces: {
      front: [
        'M120 184 L147 184 C153 208 172 236 184 280 C196 330 206 390 214 446 C180 456 150 458 120 458 Z',
      ],
      back: [
        'M120 184 L147 184 C153 208 172 236 184 280 C196 330 206 390 214 446 C180 456 150 458 120 458 Z',
      ],
    },
    seams: {
      front: [
        'M120 190 L148 190',
        'M127 191 C130 270 134 370 136 458',
        'M134 191 C146 270 160 370 168 455',
        'M141 191 C160 260 182 370 194 450',
        'M120 446 C150 446 180 444 211 434',
      ],
      back: [
        'M120 190 L148 190',
        'M127 191 C130 270 134 370 136 458',
        'M134 191 C146 270 160 370 168 455',
        'M141 191 C160 260 182 370 194 450',
        'M120 446 C150 446 180 444 211 434',
      ],
    },
  },
  suit: {
    frame: [24, 4, 192, 464],
    pieces: {
      front: [
        'M120 300 L152 300 C156 350 155 400 147 446 L129 448 C127 410 124 360 120 330 Z',
        `${bodice('106 C133 106 143 92')} C149 166 146 172 148 184 C154 206 164 220 168 244 C171 272 172 300 173 326 L120 330 Z`,
        sleeve,
      ],
      back: [
        'M120 300 L152 300 C156 350 155 400 147 446 L129 448 C127 410 124 360 120 330 Z',
        `${bodice('94 C133 94 143 86')} C149 166 146 172 148 184 C154 206 164 220 168 244 C171 272 172 300 173 326 L120 330 Z`,
        sleeve,
      ],
    },
    seams: {
      front: ['M168 244 L165 326', 'M130 440 L148 438', 'M138 186 C138 166 139 150 143 136'],
      back: ['M168 244 L165 326', 'M130 440 L148 438', 'M137 186 C137 160 138 144 139 130'],
    },
  },
}
