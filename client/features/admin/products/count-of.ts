/** '1 row', '1,250 rows'. */
export const countOf = (count: number, noun: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`
