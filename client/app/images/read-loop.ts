import { frameBytes } from '../../../shared/images/loops.ts'
import { frameSize, portraitPart } from '../../lib/loop-parts.ts'

/** Why a video gives no loop. */
export type LoopFailure = 'UNREADABLE' | 'TOO_DETAILED'

/** No loop was made of a video. */
export class LoopNotMade extends Error {
  readonly reason: LoopFailure

  constructor(reason: LoopFailure) {
    super(reason)
    this.reason = reason
  }
}

/** A phone reads a moment of a video in less than a second. */
const patienceMs = 15_000

/** Beyond the end of any video, where it stops at its own. */
const beyond = 1e7

/** Waits for one event of a video. @throws LoopNotMade when it can't be read, or doesn't answer */
function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', act?: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      video.removeEventListener(event, done)
      video.removeEventListener('error', fail)
      end()
    }
    const done = () => settle(resolve)
    const fail = () => settle(() => reject(new LoopNotMade('UNREADABLE')))
    const timer = setTimeout(fail, patienceMs)
    video.addEventListener(event, done)
    video.addEventListener('error', fail)
    act?.()
  })
}

const seek = (video: HTMLVideoElement, second: number) =>
  once(video, 'seeked', () => {
    video.currentTime = second
  })

/** Loads a video, and returns its length in seconds. @throws LoopNotMade when this browser can't read it */
export async function openVideo(video: HTMLVideoElement, address: string): Promise<number> {
  await once(video, 'loadeddata', () => {
    video.src = address
    video.load()
  })
  // A browser without the decoder may play the sound alone.
  if (video.videoWidth === 0) throw new LoopNotMade('UNREADABLE')
  // Browsers write no length into what they record themselves.
  if (!Number.isFinite(video.duration)) await seek(video, beyond)
  const length = Number.isFinite(video.duration) ? video.duration : video.currentTime
  await seek(video, 0)
  return length
}

/** Shows a second of a video, and plays what follows. @throws what the browser says when it refuses to play by itself */
export async function playFrom(video: HTMLVideoElement, second: number, isPlaying: boolean): Promise<void> {
  video.currentTime = second
  if (isPlaying) await video.play()
}

/**
 * The frames of a loop, as JPEG in the catalogue's shape.
 * @param moments in seconds
 * @param place of the part that is kept: `portraitPart`
 * @throws LoopNotMade
 */
export async function readFrames(
  video: HTMLVideoElement,
  moments: number[],
  place: number,
  onFrame: (number: number) => void,
): Promise<Blob[]> {
  const part = portraitPart({ width: video.videoWidth, height: video.videoHeight }, place)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, frameSize(part))
  const context = canvas.getContext('2d')
  if (context === null) throw new LoopNotMade('UNREADABLE')
  context.imageSmoothingQuality = 'high'
  const frames: Blob[] = []
  video.pause()
  for (const [index, moment] of moments.entries()) {
    onFrame(index + 1)
    await seek(video, moment)
    context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
    frames.push(await encode(canvas))
  }
  return frames
}

/** @throws LoopNotMade when the frame would be refused */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of [0.85, 0.6]) {
    const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (frame === null) throw new LoopNotMade('UNREADABLE')
    if (frame.size <= frameBytes) return frame
  }
  throw new LoopNotMade('TOO_DETAILED')
}
