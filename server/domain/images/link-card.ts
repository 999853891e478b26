import sharp from 'sharp'

/** What the networks that show links ask for, in pixels. */
const size = { width: 1200, height: 630 }

/** The pages' own ground. */
const ivory = '#FBF7F0'

/**
 * The card of a link to a design (Open Graph): the whole picture in the middle, where those who cut cards to a square
 * keep it, on the pages' ground.
 */
export const drawLinkCard = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...size, fit: 'contain', background: ivory })
    .flatten({ background: ivory })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
