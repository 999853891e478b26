export interface GoogleConfig {
  clientId: string
  /** Google, or any other OpenID Connect issuer. */
  issuer: string
}

export const googleIssuer = 'https://accounts.google.com'
