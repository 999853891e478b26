import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  aliases?: unknown[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isWords = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title'

/**
 * Makes the same elements of an icon's data as the icons' package does by itself, without its options that nothing
 * here uses: the browser's build takes this in its place.
 */
export function createIcon({ name, aliases = [], node }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')]
  const own = ['lucide', ...names.map((each) => `lucide-${each}`)].join(' ')
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        'aria-hidden': Object.keys(rest).some(isWords) ? undefined : 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
