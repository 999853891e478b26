/** A key that nobody else makes: 128 random bits. `crypto.randomUUID` isn't there on pages without https. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
