import { useState } from 'react'
import type { ListedProduct } from './list-documents.ts'

/** The maximum number of products per bulk change; the server refuses more. */
export const maxAtOnce = 1_000

/** The selected products across all pages of one list, or all of its matches. */
export function useSelection(list: string, products: ListedProduct[], total: number) {
  const [selection, setSelection] = useState({ list, ids: new Set<string>(), all: false })
  // Another list starts with no selection.
  const { ids, all } = selection.list === list ? selection : { ids: new Set<string>(), all: false }
  const set = (next: ReadonlySet<string>, everyOne = false) =>
    setSelection({ list, ids: new Set(next), all: everyOne })
  const onPage = products.map(({ id }) => id)
  return {
    has: (id: string) => all || ids.has(id),
    ids: [...ids],
    all,
    count: all ? total : ids.size,
    wholePage: onPage.length > 0 && onPage.every((id) => all || ids.has(id)),
    /** Whether the list has more products than the current page. */
    more: total > onPage.length && total <= maxAtOnce,
    total,
    toggle: (id: string) => {
      const next = new Set(all ? onPage : ids)
      if (!next.delete(id)) next.add(id)
      set(next)
    },
    togglePage: (chosen: boolean) => {
      const next = new Set(all ? [] : ids)
      for (const id of onPage)
        if (chosen) next.add(id)
        else next.delete(id)
      set(next)
    },
    chooseAll: () => set(new Set(), true),
    clear: () => set(new Set()),
    forget: (id: string) => set(new Set([...ids].filter((each) => each !== id))),
  }
}

export type Selection = ReturnType<typeof useSelection>
