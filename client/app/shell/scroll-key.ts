import type { Location } from 'react-router-dom'

/**
 * Identifies a history entry. The first entry after a full page load has no unique key: its address is
 * used.
 */
export const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key
