/** Formats a count; a capped count ends with '+'. */
export const counted = (count: number, isCapped: boolean | undefined): string =>
  isCapped ? `${count}+` : `${count}`
