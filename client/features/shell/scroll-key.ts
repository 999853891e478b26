import type { Location } from 'react-router-dom'

/** Names an entry of the history. A page that was loaded whole has no key of its own: its address stands for it. */
export const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key
