import type { ListView } from './product-choice.ts'

const key = 'productListView'

/** How the list of products looked last in this browser; a grid at first (specification, section 2). */
export function rememberedView(): ListView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'grid'
  } catch {
    return 'grid'
  }
}

export function rememberView(view: ListView) {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Storage may be switched off: the address still says it.
  }
}
