import type { EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'

/** The page that is being rendered: its language, and all that stands around its parts. */
export interface Surroundings {
  language: string
  around: (part: ReactNode) => ReactNode
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

interface Kept {
  tag: string
  className: string
  inside: { __html: string }
  styles: { name: string; rules: string; text: string | undefined }[]
}

/** So many at most, of some three kilobytes each. */
const mostParts = 3_000
const parts = new Map<string, Kept>()
let kinds = 0

/** What `ui/kept-part.ts` describes, for the built server. */
export function keptPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const kind = ++kinds
  return function KeptPart(props: Props) {
    const surroundings = use(SurroundingsContext)
    const cache = useEmotionCache()!
    const { inserted, registered } = cache
    if (surroundings === null) return createElement(Part, props)
    const key = `${kind} ${surroundings.language} ${JSON.stringify(props)}`
    let kept = parts.get(key)
    if (kept === undefined) {
      const html = renderToString(surroundings.around(createElement(Part, props)))
      kept = taken(html, cache)
      if (parts.size >= mostParts) parts.delete(parts.keys().next().value!)
      parts.set(key, kept)
    }
    for (const { name, rules, text } of kept.styles) {
      inserted[name] ??= rules
      registered[`css-${name}`] ??= text
    }
    const { tag, className, inside } = kept
    return createElement(tag, { className, dangerouslySetInnerHTML: inside })
  }
}

function taken(html: string, { inserted, registered }: EmotionCache): Kept {
  const [, tag, className, inside] = /^<(\w+) class="([^"]*)">([^]*)<\/\1>$/.exec(html) ?? []
  if (!tag || className === undefined || inside === undefined)
    throw new Error(`A part that is kept has one outer element with a class alone: ${html}`)
  if (inside.includes(`</${tag}>`) || /["#]_R_/.test(inside))
    throw new Error(`A part that is kept holds no element like its outer one, and no ids of React’s: ${html}`)
  const styles = [...html.matchAll(/[" ]css-([\w-]+)/g)].flatMap(([, name]) => {
    const rules = inserted[name!]
    return typeof rules === 'string' ? { name: name!, rules, text: registered[`css-${name}`] } : []
  })
  return { tag, className, inside: { __html: inside }, styles }
}
