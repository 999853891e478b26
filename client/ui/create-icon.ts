import { createElement, type SVGProps } from 'react'

export interface IconData {
  name: string
  aliases?: unknown[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

export type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isWords = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title'

/** The attributes of the whole icon, beside the shapes in it. */
export function iconAttributes({ name, aliases = [] }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')]
  const own = ['lucide', ...names.map((each) => `lucide-${each}`)].join(' ')
  return ({ size = 24, className, ...rest }: IconProps) => ({
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    className: className ? `${own} ${className}` : own,
    'aria-hidden': Object.keys(rest).some(isWords) ? undefined : ('true' as const),
    ...rest,
  })
}

export const shapesOf = ({ node }: IconData) =>
  node.map(([tag, attributes]) => createElement(tag, attributes))

/**
 * Makes the same elements of an icon's data as the icons' package does by itself, without its options that nothing
 * here uses: the browser's build takes this in its place.
 */
export function createIcon(data: IconData) {
  const attributes = iconAttributes(data)
  return function Icon(props: IconProps) {
    return createElement('svg', attributes(props), shapesOf(data))
  }
}
