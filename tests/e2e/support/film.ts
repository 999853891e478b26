import type { Page } from '@playwright/test'

/**
 * A film of at least that length as a browser records it: a yellow square that moves down over maroon, wider than high, from red on
 * its left to blue on its right.
 */
export async function film(page: Page, seconds: number): Promise<Buffer> {
  const recorded = await page.evaluate(async (length) => {
    const [width, height] = [240, 180]
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' })
    const chunks: Blob[] = []
    // A busy machine begins late.
    let begun = Infinity
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) begun = Math.min(begun, performance.now())
      chunks.push(data)
    })
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start(50)
    while (performance.now() - begun < length * 1000) {
      for (const [index, colour] of ['#a02020', '#7a2a4a', '#2020a0'].entries()) {
        context.fillStyle = colour
        context.fillRect((index * width) / 3, 0, width / 3, height)
      }
      context.fillStyle = '#f0d040'
      context.fillRect(100, (performance.now() / 20) % (height - 40), 40, 40)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await stopped
    return Array.from(new Uint8Array(await new Blob(chunks).arrayBuffer()))
  }, seconds)
  return Buffer.from(recorded)
}
