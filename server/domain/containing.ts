/** Text that holds these words as they are, whatever their case: signs of SQL's patterns among them stand for themselves. */
export const containing = (words: string) => ({
  contains: words.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
})
