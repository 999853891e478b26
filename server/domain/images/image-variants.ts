import type { Loop, Variant } from './image-address.ts'
import { type ImageStore, isFull, originalName, variantName } from './image-store.ts'
import { limitDecoding, requireRoomToDecode } from './limit-decoding.ts'

/** Creates a picture's other sizes and formats when they are first requested, and stores them. */
export interface ImageVariants {
  /**
   * Null when there is no such picture. `beforeMaking` is called before work is done for it, and may refuse.
   * @throws Unavailable, and what `beforeMaking` throws
   */
  read: (variant: Variant | Loop, beforeMaking?: () => Promise<void>) => Promise<Buffer | null>
}

export function createImageVariants(store: ImageStore): ImageVariants {
  const underWay = new Map<string, Promise<Buffer | null>>()

  const make = async (variant: Variant, name: string) => {
    const original = await store.read(originalName(variant.id))
    if (!original) return null
    requireRoomToDecode()
    const { encodeVariant } = await import('./encode-variant.ts')
    const bytes = await limitDecoding(() => encodeVariant(original, variant))
    // A full disk does not prevent serving the variant.
    await store.write(name, bytes).catch((error: unknown) => {
      if (!isFull(error)) throw error
    })
    return bytes
  }

  return {
    read: async (variant, beforeMaking) => {
      if (variant.width === 'loop') return store.read(originalName(variant.id))
      const name = variantName(variant)
      const stored = await store.read(name)
      if (stored) return stored
      await beforeMaking?.()
      let bytes = underWay.get(name)
      if (!bytes) {
        bytes = make(variant, name).finally(() => underWay.delete(name))
        underWay.set(name, bytes)
      }
      return bytes
    },
  }
}
