import { sharp } from './sharp.ts'

/** The size that social networks require, in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** The pages' background colour. */
export const ivory = '#FBF7F0'

/**
 * The link preview card of a design (Open Graph): the complete picture centred on the pages' background, so that
 * square crops contain it.
 */
export const drawLinkCard = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...cardSize, fit: 'contain', background: ivory })
    .flatten({ background: ivory })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
