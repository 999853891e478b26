/** A unique key: 128 random bits. `crypto.randomUUID` doesn't exist on pages without HTTPS. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
