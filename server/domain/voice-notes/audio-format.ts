export const audioTypes = { webm: 'audio/webm', mp4: 'audio/mp4' } as const

export type AudioFormat = keyof typeof audioTypes

/** The format of a recording by its content: the declared type is not trusted. Null for anything else. */
export function audioFormatOf(bytes: Buffer): AudioFormat | null {
  // The header of Matroska, whose subset WebM names itself within its first elements.
  if (bytes.subarray(0, 4).toString('hex') === '1a45dfa3')
    return bytes.subarray(0, 64).includes('webm') ? 'webm' : null
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'mp4' : null
}
