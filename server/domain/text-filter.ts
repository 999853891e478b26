/** A case-insensitive text filter in which the wildcards of SQL patterns are literal. */
export const textFilter = (text: string) => ({
  contains: text.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
})
