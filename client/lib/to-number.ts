/**
 * The number in a text that a program wrote: the value of an option or a range, an index, a header. NaN for another text.
 * What people type is read by shared/grammars, which distinguish blank from unreadable.
 */
export const toNumber = (text: unknown): number => Number(text)
