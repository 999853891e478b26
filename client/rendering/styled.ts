import { type SystemStyleObject, mergeProps, mergeRefs, useChakraContext } from '@chakra-ui/react'
import isPropValid from '@emotion/is-prop-valid'
import type { EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useEmotionCache, css as serialize } from '@emotion/react'
import {
  Children,
  type ElementType,
  isValidElement,
  type ReactElement,
  type Ref,
  useInsertionEffect,
} from 'react'
import { jsx } from 'react/jsx-runtime'

type Props = Record<string, unknown>
type System = ReturnType<typeof useChakraContext>

interface Recipe {
  (variants: Props): SystemStyleObject
  variantKeys: string[]
  merge: (other: Recipe) => Recipe
}

interface Options {
  label?: string
  target?: string
  defaultProps?: Props
  forwardProps?: string[]
  forwardAsChild?: boolean
  shouldForwardProp?: (prop: string, variantKeys?: string[]) => boolean
}

/** What Chakra's own parts and emotion know a styled component by. */
interface StyledMarks {
  __emotion_real?: unknown
  __emotion_base?: ElementType
  __emotion_forwardProp?: (prop: string) => boolean
  __emotion_cva?: object
}

type Tag = ElementType & StyledMarks

/** What becomes of a prop, by its name alone. */
interface Fate {
  /** Whether it is for styles: one of the recipe's variants, `css`, or a style by its own name. */
  role: 'element' | 'variant' | 'css' | 'style'
  /** Under which name the element gets it; null for those that don't reach it. */
  as: string | null
}

interface Serialized {
  name: string
  styles: string
}

/** Styles are worked out once in the life of the process or the page and looked up from then on: so many at most. */
const mostStyles = 5_000
const serialized = new Map<string, Serialized>()

/** Long texts that come again and again have short names. */
const names = new WeakMap<object, string>()
let named = 0

/** Tells that an object is the same each time that its styles are wanted, and never changes: a recipe's. */
export function nameStyles<Styles extends object>(styles: Styles): Styles {
  if (!names.has(styles)) names.set(styles, `#${++named}`)
  return styles
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return `=${String(value)}`
  if (Array.isArray(value)) return value.map(textOf).join('\u0001')
  return names.get(value) ?? JSON.stringify(value)
}

const listOf = (css: unknown) =>
  (Array.isArray(css) ? css : [css]).filter(Boolean).flat() as SystemStyleObject[]

const htmlProps = new Set(['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate'])

/** The attributes that these elements of SVG share their names with styles of Chakra's. */
const svgProps: Record<string, string[]> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
}

let styledComponents = 0

function createStyled(tag: Tag, config: object = {}, options: Options = {}) {
  const id = ++styledComponents
  const forwarded = [...(options.forwardProps ?? []), ...((typeof tag === 'string' && svgProps[tag]) || [])]
  const isReal = tag.__emotion_real === tag
  const baseTag = (isReal && tag.__emotion_base) || tag
  const forwardAsChild = options.forwardAsChild || options.forwardProps?.includes('asChild')

  let recipe: Recipe | undefined
  let variants: string[] = []
  let mayForward: (prop: string, variantKeys?: string[]) => boolean
  const fates = new Map<string, Fate>()

  function prepare(system: System) {
    const toRecipe = (each: object) => ('__cva__' in each ? each : system.cva(each)) as unknown as Recipe
    const own = toRecipe(config)
    const whole = tag.__emotion_cva ? toRecipe(tag.__emotion_cva).merge(own) : own
    recipe = whole
    variants = whole.variantKeys
    const isForElement = (prop: string, variantKeys?: string[]) =>
      !variantKeys?.includes(prop) && !system.isValidProperty(prop)
    const given =
      options.shouldForwardProp ??
      (forwarded.length > 0
        ? (prop: string, variantKeys?: string[]) =>
            forwarded.includes(prop) || isForElement(prop, variantKeys)
        : undefined)
    const ofTag = tag.__emotion_forwardProp
    if (given) mayForward = ofTag ? (prop) => ofTag(prop) && given(prop) : given
    else if (isReal && ofTag) mayForward = ofTag
    else {
      const isFit =
        typeof tag === 'string' && tag.charCodeAt(0) > 96 ? isPropValid : (prop: string) => prop !== 'theme'
      mayForward = (prop, variantKeys) => isFit(prop) && isForElement(prop, variantKeys)
    }
  }

  function fateOf(prop: string, system: System): Fate {
    const known = fates.get(prop)
    if (known) return known
    const role = mayForward(prop, variants)
      ? 'element'
      : variants.includes(prop)
        ? 'variant'
        : prop === 'css'
          ? 'css'
          : system.isValidProperty(prop)
            ? 'style'
            : 'element'
    const as = htmlProps.has(prop) ? prop.slice('html'.length).toLowerCase() : mayForward(prop) ? prop : null
    const fate = { role, as } as const
    fates.set(prop, fate)
    return fate
  }

  /** What styles an element of these props gets, beyond those of the class names it is given. */
  function stylesOf(props: Props, system: System, inherited: string): Serialized {
    const variantProps: Props = {}
    const styleProps: Props = {}
    for (const prop in props) {
      const value = props[prop]
      if (value === undefined || prop === 'children' || prop === 'ref') continue
      const { role } = fateOf(prop, system)
      if (role === 'variant') variantProps[prop] = value
      else if (role !== 'element') styleProps[prop] = value
    }
    if (!variants.includes('colorPalette')) variantProps.colorPalette = props.colorPalette
    if (!variants.includes('orientation')) variantProps.orientation = props.orientation
    const { css: cssProp, ...ownStyles } = styleProps
    const styles = system.css(recipe!(variantProps), ...listOf(cssProp), ownStyles as SystemStyleObject)
    const { name, styles: text } = serialize(styles as never, inherited)
    return { name, styles: text }
  }

  function Styled(inProps: Props): ReactElement {
    const system = useChakraContext()
    const cache = useEmotionCache()!
    if (recipe === undefined) prepare(system)
    const props = options.defaultProps ? { ...options.defaultProps, ...defined(inProps) } : inProps
    const { ref, className: given, children } = props
    const useAs = fateOf('as', system).as === null

    /** All that the styles hang on. */
    let key = `${id}`
    const finalProps: Props = {}
    let later: Props | undefined
    for (const prop in props) {
      const value = props[prop]
      if (value === undefined || prop === 'children' || prop === 'ref') continue
      const { role, as } = fateOf(prop, system)
      if (role !== 'element') key += `\u0000${prop}\u0000${textOf(value)}`
      else if (as !== null && !(useAs && prop === 'as')) {
        if (as === prop) finalProps[as] = value
        else (later ??= {})[as] = value
      }
    }
    if (later) Object.assign(finalProps, later)
    finalProps.children = children

    let className = ''
    let inherited = ''
    if (typeof given === 'string')
      for (const each of given.split(' '))
        if (cache.registered[each] !== undefined) inherited += `${cache.registered[each]};`
        else if (each) className += `${each} `
    if (inherited) key += `\u0000\u0000${inherited}`

    let style = serialized.get(key)
    if (style === undefined) {
      style = stylesOf(props, system, inherited)
      if (serialized.size >= mostStyles) serialized.clear()
      serialized.set(key, style)
    }
    let missing: Serialized | null = null
    if (style.styles) {
      const own = `${cache.key}-${style.name}`
      className += own
      cache.registered[own] ??= style.styles
      if (cache.inserted[style.name] === undefined) missing = style
    }
    // The server has no effects; in the browser a rule that came while rendering would style the whole page anew.
    if (import.meta.env.SSR) insert(cache, missing)
    // eslint-disable-next-line react-hooks/rules-of-hooks -- each half always takes the same way.
    else useInsertionEffect(() => insert(cache, missing))
    if (options.target !== undefined)
      className = className ? `${className} ${options.target}` : options.target

    if (className) finalProps.className = className
    else delete finalProps.className
    if (ref !== undefined) finalProps.ref = ref
    const FinalTag = ((useAs && props.as) || baseTag) as ElementType
    if (props.asChild && !forwardAsChild) return inPlace(childOf(children), finalProps, ref as Ref<unknown>)
    if (finalProps.as && forwardAsChild) {
      const inner = jsx(finalProps.as as ElementType, { children })
      return jsx(FinalTag, { asChild: true, ...finalProps, as: undefined, children: inner })
    }
    return jsx(FinalTag, finalProps)
  }

  Styled.displayName = options.label ?? 'chakra'
  Styled.__emotion_real = Styled
  Styled.__emotion_base = baseTag
  Styled.__emotion_forwardProp = options.shouldForwardProp
  Styled.__emotion_cva = config
  Styled.toString = () => `.${options.target}`
  return Styled
}

function insert(cache: EmotionCache, style: Serialized | null) {
  if (style === null || cache.inserted[style.name] !== undefined) return
  cache.insert(`.${cache.key}-${style.name}`, style, cache.sheet, true)
}

const childOf = (children: unknown) => {
  const child = (isValidElement(children) ? [children] : Children.toArray(children as never)).find(
    isValidElement,
  )
  if (!child) throw new Error('asChild needs an element to dress')
  return child as ReactElement<Props>
}

/** The child itself, dressed in what its parent was to wear. */
function inPlace(child: ReactElement<Props>, { asChild: _, ...own }: Props, ref: Ref<unknown>) {
  const props = mergeProps<Props>({ ...own, children: null }, child.props)
  props.ref = mergeRefs(ref as never, child.props.ref as never)
  return jsx(child.type as ElementType, props)
}

const defined = (props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

const byTag = new Map<string, unknown>()

/**
 * Chakra's styled elements for both built halves, which come out as the package's own do. Those resolve, serialize and
 * hash the styles of each element anew; here they are looked up by what they are made of, since a style's class is the
 * same on every page.
 */
export const chakra = new Proxy(createStyled, {
  get: (_, tag: string) => {
    const known = byTag.get(tag)
    if (known) return known
    const styled = createStyled(tag as never)
    byTag.set(tag, styled)
    return styled
  },
})
