import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconData, iconAttributes, type IconProps, shapesOf } from '../ui/create-icon.ts'

/** An icon for the built server: its shapes are the same each time, so they are rendered once. */
export function createIcon(data: IconData) {
  const attributes = iconAttributes(data)
  let shapes: { __html: string } | undefined
  return function Icon(props: IconProps) {
    shapes ??= { __html: renderToStaticMarkup(shapesOf(data)) }
    return createElement('svg', { ...attributes(props), dangerouslySetInnerHTML: shapes })
  }
}
