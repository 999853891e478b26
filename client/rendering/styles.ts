import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { css as serialize } from '@emotion/react'
import { system } from '../theme/system.ts'

/**
 * What the browsers that know layers still need under a name of their own: Safari for selecting, hyphens, decorations
 * and what lies behind glass, Chrome for masks and colours in print.
 */
const prefixed =
  /^(user-select|hyphens|text-decoration|backdrop-filter|mask|mask-image|mask-size|mask-position|mask-repeat|mask-origin|mask-clip|print-color-adjust|background-clip|box-decoration-break)$/

/** In place of emotion's own list, which goes back to browsers that know no layers and so none of our styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props))
    element.return ||= `-webkit-${element.value}${element.value}`
}

// Emotion remembers compiled rules by the list of plugins.
const stylisPlugins = [prefix]

// Serialized once instead of for each page.
Object.assign(system, { _global: serialize(system._global as never) })

export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins })
  cache.compat = true
  return cache
}

/**
 * Global styles first, then the element that emotion looks for in the browser; with `data-s` it stays where it is,
 * where moving it would style the whole page anew. Parts that waited for their data have left their styles last: the
 * rules go in the order of the elements.
 */
export function styleElements({ inserted, registered }: EmotionCache, body: string): string {
  let globals = ''
  for (const [id, rules] of Object.entries(inserted))
    if (typeof rules === 'string' && registered[`css-${id}`] === undefined) globals += rules
  globals = `<style>${globals}</style>`
  const ids = new Set<string>()
  for (const [, id] of body.matchAll(/[" ]css-([\w-]+)/g)) if (typeof inserted[id!] === 'string') ids.add(id!)
  const css = [...ids].map((id) => inserted[id]).join('')
  return ids.size === 0
    ? globals
    : `${globals}<style data-emotion="css ${[...ids].join(' ')}" data-s="">${css}</style>`
}
