/** A cursor of the list that a real one is of, with another sort key. */
export function forgeCursor(real: string, ...key: unknown[]): string {
  const [list] = JSON.parse(Buffer.from(real, 'base64url').toString()) as unknown[]
  return Buffer.from(JSON.stringify([list, ...key])).toString('base64url')
}
