import { sendPicture } from './upload-image.ts'

export interface SentLoop {
  /** Of its first frame, which is the picture. */
  url: string
  loopUrl: string | null
}

/** Uploads the frames of a loop. @throws PictureRefused; TypeError when the server can't be reached */
export async function uploadLoop(frames: readonly Blob[]): Promise<SentLoop> {
  const form = new FormData()
  for (const frame of frames) form.append('frames', frame)
  const { url, loop_url } = await sendPicture('/images/loops', form)
  return { url, loopUrl: loop_url ?? null }
}
