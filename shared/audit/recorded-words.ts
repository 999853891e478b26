/** What the server writes in place of a value that the audit log isn't to keep, or of a name. The client translates it. */
export const recordedWords = [
  'changed',
  'new',
  'kept',
  'written',
  'deleted',
  'in the shop',
  'returned',
  'The shop',
  'A deleted account',
  'The workshop’s calendar',
  'The workshop’s stages',
  'The measurement fields',
] as const

export type RecordedWord = (typeof recordedWords)[number]

export const isRecordedWord = (text: string): text is RecordedWord =>
  (recordedWords as readonly string[]).includes(text)
