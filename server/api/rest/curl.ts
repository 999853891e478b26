import type { Described } from './call.ts'

/** A curl command for the call, with the fields of its example. */
export function curlOf({ method, path, access, input }: Described, origin: string): string {
  const sent = input?.in
  const query =
    sent === 'query' ? `?${new URLSearchParams(input?.example as Record<string, string>).toString()}` : ''
  const needsMethod = method !== 'GET' && !(method === 'POST' && input)
  return [
    `curl -s ${needsMethod ? `-X ${method} ` : ''}${quoted(origin + path + query)}`,
    access !== 'anyone' && `-H "Authorization: Bearer $TOKEN"`,
    ...(sent === 'form'
      ? Object.entries(input?.example ?? {}).map(
          ([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`,
        )
      : []),
    (sent === 'body' || sent === 'either') && `-H 'Content-Type: application/json'`,
    (sent === 'body' || sent === 'either') && `-d ${quoted(JSON.stringify(input?.example))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}

/** Quoted as one argument for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
