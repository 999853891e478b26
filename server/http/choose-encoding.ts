import type { IncomingMessage } from 'node:http'

/** The best compression that the browser takes, whatever order it names them in. */
export function chooseEncoding({ headers }: Pick<IncomingMessage, 'headers'>): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(weighed))
  return (['br', 'gzip'] as const).find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}

function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))]
}
