import type { ComponentType } from 'react'

/** A part of a page whose code comes after the page's own. */
export interface LatePart<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  /** Null until its code is there. */
  loaded: ComponentType<Props> | null
}

const all: { load: () => Promise<unknown> }[] = []

/** Declares a part by how its code is imported. */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const part: LatePart<Props> = {
    loaded: null,
    load: async () => (part.loaded ??= await importPart()),
  }
  if (import.meta.env.SSR) all.push(part)
  return part
}

/** The server has every part's code before it renders a page that may hold it. */
export const loadLateParts = () => Promise.all(all.map(({ load }) => load()))
