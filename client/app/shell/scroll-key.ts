import type { Location } from 'react-router-dom'

/**
 * Identifies a history entry. The first entry after a full page load, and those of links to a section that the browser followed itself
 * because they weren't hydrated yet, have no unique key: their address is used.
 */
export const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key
