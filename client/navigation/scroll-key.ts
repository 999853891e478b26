import type { Location } from 'react-router-dom'

/** Tells places in the history apart. A page that was loaded whole has no key of its own: its address stands for it. */
export const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key
