import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { linkKey } from '../link-key.ts'

/** Makes tokens that hold what an address shows: nobody else can make one, or read what it holds. */
export interface FlatSeal {
  /** The same token for the same content. */
  seal: (content: string) => string
  /** The content; null for what this shop didn't seal. */
  open: (token: string) => string | null
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Longer than any that the shop makes. */
const maxLength = 1500

/** Nonce, ciphertext and tag of AES-GCM. The nonce is a MAC of the content, so that no two contents share one. */
export function createFlatSeal(secret: string): FlatSeal {
  const [key, nonceKey] = [linkKey(secret, 'flat'), linkKey(secret, 'flat-nonce')]
  const seal = (content: string) => {
    const nonce = createHmac('sha256', nonceKey).update(content).digest().subarray(0, nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce)
    const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
  }
  return {
    seal,
    open: (token) => {
      const bytes = Buffer.from(token.length > maxLength ? '' : token, 'base64url')
      if (bytes.length <= nonceBytes + tagBytes) return null
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        const opened = Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
          decipher.final(),
        ]).toString('utf8')
        // Each has exactly one spelling.
        return seal(opened) === token ? opened : null
      } catch {
        // The tag doesn't fit: somebody else wrote it.
        return null
      }
    },
  }
}
