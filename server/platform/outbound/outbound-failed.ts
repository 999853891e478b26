/** A request without a response. The message is a sentence for people. */
export class OutboundFailed extends Error {}

const causes: Record<string, string> = {
  ENOTFOUND: 'The address’s name is not known.',
  EAI_AGAIN: 'The address’s name could not be resolved.',
  ECONNREFUSED: 'The receiver refuses connections.',
  ECONNRESET: 'The receiver closed the connection without a response.',
  EPIPE: 'The receiver closed the connection without a response.',
  EHOSTUNREACH: 'The receiver can’t be reached.',
  ENETUNREACH: 'The receiver can’t be reached.',
  ETIMEDOUT: 'The receiver can’t be reached.',
}

/** OpenSSL's and Node's codes for certificates that don't hold. */
const isAboutCertificate = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test(code)

export function toOutboundFailed(error: Error, timeoutMs: number): OutboundFailed {
  if (error instanceof OutboundFailed) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new OutboundFailed(`The receiver did not respond within ${timeoutMs / 1000} seconds.`)
  const { code = '' } = error as NodeJS.ErrnoException
  const sentence = isAboutCertificate(code)
    ? 'The receiver’s certificate is not valid.'
    : (causes[code] ?? 'The connection failed.')
  return new OutboundFailed(sentence, { cause: error })
}
