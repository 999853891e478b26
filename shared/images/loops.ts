/** A loop: a picture that moves for a few seconds and begins again. */

/** Of its frames, whose duration is thus 125 ms. */
export const framesPerSecond = 8

export const loopSeconds = { least: 1, most: 3 }

export const loopFrames = {
  least: loopSeconds.least * framesPerSecond,
  most: loopSeconds.most * framesPerSecond,
}

/** Of a loop's longer side, px: on the product page of a phone it is about as large as the screen. */
export const loopSide = 960

/** Of a frame's longer side as it is sent, px. */
export const frameSide = 1280

/** Of a frame as it is sent: all of them are in memory at once. */
export const frameBytes = 512 * 1024

/** Of the loop as it is kept, which is what a shopper's phone loads. */
export const loopBytes = 1_500_000
