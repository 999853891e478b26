import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'

/** 32 random bytes in the form of the Standard Webhooks specification, by which secret scanners recognize it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export interface Secrets {
  secret: string
  previousSecret: string | null
  previousSecretExpiresAt: Date | null
}

/** The headers of a delivery, signed with the secret, and with the one before while both are valid. */
export function signedHeaders(
  { secret, previousSecret, previousSecretExpiresAt }: Secrets,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const secrets = [secret]
  if (previousSecret && previousSecretExpiresAt && previousSecretExpiresAt > at) secrets.push(previousSecret)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Signer(each).sign(id, at, body)).join(' '),
  }
}
