/** A count as it is shown: where there are more than were counted, it says so. */
export const counted = (count: number, isCapped: boolean | undefined): string =>
  isCapped ? `${count}+` : `${count}`
