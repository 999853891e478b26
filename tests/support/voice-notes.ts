import type { ApiClient, Json } from './api-client.ts'

/** The beginning of a WebM file, followed by nothing that plays. */
export const webm = (bytes = 200) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(bytes - 28),
  ])

export const mp4 = Buffer.concat([Buffer.from('00000020667479704d344120', 'hex'), Buffer.alloc(100)])

const sent = (token: string | null, headers: Record<string, string> = {}) => ({
  ...headers,
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

/** Sends a recording about a garment, as a page does. */
export async function recordNote(
  { url, token }: Pick<ApiClient, 'url' | 'token'>,
  garment: string,
  audio: Buffer = webm(),
  seconds: number | string = 3,
): Promise<{ status: number; body: Json }> {
  const query = new URLSearchParams({ garment, seconds: String(seconds) }).toString()
  const response = await fetch(`${url}/voice-notes?${query}`, {
    method: 'POST',
    headers: sent(token, { 'content-type': 'audio/webm' }),
    body: new Uint8Array(audio),
  })
  return { status: response.status, body: await response.json() }
}

export const playNote = ({ url, token }: Pick<ApiClient, 'url' | 'token'>, id: string) =>
  fetch(`${url}/voice-notes/${id}`, { headers: sent(token) })
