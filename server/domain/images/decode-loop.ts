import { framesPerSecond, frameSide, loopBytes, loopSide } from '../../../shared/images/loops.ts'
import { invalid } from '../errors.ts'
import { describeDrawn, type Picture, refusalOf, requireAcceptedType, tooLarge } from './decode-upload.ts'
import { limitUploadDecoding } from './limit-decoding.ts'
import { sharp } from './sharp.ts'
import { withoutText } from './without-text.ts'

const white = '#ffffff'

/** Of one step: reading a frame, or writing all of them. */
const maxSeconds = 10

/** The first that gives few enough bytes is kept. `side` is the longer one, px. */
const attempts = [
  { side: loopSide, quality: 70 },
  { side: loopSide, quality: 50 },
  { side: 720, quality: 50 },
  { side: 640, quality: 40 },
] as const

type Attempt = (typeof attempts)[number]

/**
 * Encodes frames as one animated WebP, which repeats itself. As of other pictures, none of the uploaded bytes survive.
 * @throws Unacceptable (UNSUPPORTED, TOO_LARGE), Refused for a broken frame and for frames of different sizes
 */
export async function decodeLoop(files: Buffer[]): Promise<Picture> {
  const frames = files.map(withoutText)
  for (const frame of frames) await requireAcceptedType(frame)
  await requireAcceptedSizes(frames)
  for (const attempt of attempts) {
    // Pictures of pages are decoded between the attempts.
    const picture = await limitUploadDecoding(() =>
      draw(frames, attempt).catch((error: unknown) => {
        throw refusalOf(error)
      }),
    )
    if (picture.bytes.length <= loopBytes) return picture
  }
  throw tooLarge((i18n) =>
    i18n._(
      'The loop would have more than {most} MB. Film it again: hold the camera still, in good light, before a plain wall.',
      { most: loopBytes / 1_000_000 },
    ),
  )
}

/** From the headers alone, before any pixel is decoded. */
async function requireAcceptedSizes(frames: Buffer[]): Promise<void> {
  const sizes = new Set<string>()
  for (const frame of frames) {
    const { autoOrient } = await sharp(frame, { limitInputPixels: false })
      .metadata()
      .catch((error: unknown) => {
        throw refusalOf(error)
      })
    const { width, height } = autoOrient
    if (Math.max(width, height) > frameSide)
      throw tooLarge((i18n) =>
        i18n._('A frame of a loop may have at most {most} pixels on its longer side.', { most: frameSide }),
      )
    sizes.add(`${width}x${height}`)
  }
  if (sizes.size > 1)
    throw invalid('frames', (i18n) => i18n._('All frames of a loop must have the same width and height.'))
}

async function draw(frames: Buffer[], { side, quality }: Attempt): Promise<Picture> {
  const drawn = []
  for (const frame of frames) drawn.push(await drawFrame(frame, side))
  const { width, height } = drawn[0]!.info
  const below = {
    width,
    height: height * drawn.length,
    channels: 3,
    pageHeight: height,
  } as const
  const bytes = await sharp(Buffer.concat(drawn.map(({ data }) => data)), { raw: below })
    .timeout({ seconds: maxSeconds })
    .webp({ quality, effort: 2, loop: 0, delay: drawn.map(() => 1000 / framesPerSecond) })
    .toBuffer()
  return describeDrawn(bytes, { width, height })
}

const drawFrame = (frame: Buffer, side: number) =>
  sharp(frame, { limitInputPixels: frameSide * frameSide, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: white })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
