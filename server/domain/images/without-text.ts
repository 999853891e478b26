const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks that hold text for people. Decoders unpack each of them, up to many megabytes, before any pixel. */
const textChunks = new Set(['tEXt', 'zTXt', 'iTXt'])

/** Length and type before a chunk's data, its checksum after it. */
const CHUNK_BYTES = 12

/** A PNG without its text; any other file as it is. */
export function withoutText(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file
  const parts: Buffer[] = [signature]
  let at = signature.length
  while (at + CHUNK_BYTES <= file.length) {
    const end = at + CHUNK_BYTES + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (!textChunks.has(type)) parts.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}
