declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 code unit; odd ones run from right to left. */
    levels: Uint8Array
  }
  interface Bidi {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => EmbeddingLevels
    getMirroredCharacter: (character: string) => string | null
  }
  export default function bidiFactory(): Bidi
}
