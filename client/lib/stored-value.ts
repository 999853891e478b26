import { type Guard, isNumber, objectOf } from './guards.ts'

type Area = 'local' | 'session'

interface Definition<Value> {
  key: string
  /** To be incremented with every change of the shape: values of earlier versions are removed, never read. */
  version: number
  /** Local storage outlives the browser and is shared by its tabs; session storage belongs to one tab. */
  area: Area
  isValid: Guard<Value>
  /** The value when nothing valid is stored. */
  fallback: NoInfer<Value> | null
}

export interface StoredValue<Value, Fallback> {
  read: () => Value | Fallback
  /** False if the browser stores nothing: storage may be full or switched off. */
  write: (value: Value) => boolean
  remove: () => void
}

interface Entry {
  version: number
  value: unknown
}

const isEntry: Guard<Entry> = objectOf<Entry>({
  version: isNumber,
  value: (value): value is unknown => value !== undefined,
})

/** The only access to browser storage, besides the session, whose keys the specification names. */
export function storedValue<Value>(
  definition: Definition<Value> & { fallback: NoInfer<Value> },
): StoredValue<Value, Value>
export function storedValue<Value>(definition: Definition<Value>): StoredValue<Value, null>
export function storedValue<Value>({
  key,
  version,
  area,
  isValid,
  fallback,
}: Definition<Value>): StoredValue<Value, null> {
  const remove = () => ifAllowed(() => storageOf(area).removeItem(key), undefined)
  return {
    remove,
    read: () => {
      const text = ifAllowed(() => storageOf(area).getItem(key), null)
      if (text === null) return fallback
      const entry = ifAllowed(() => JSON.parse(text) as unknown, null)
      if (isEntry(entry)) {
        // Another tab already runs newer code, and needs it.
        if (entry.version > version) return fallback
        if (entry.version === version && isValid(entry.value)) return entry.value
      }
      remove()
      return fallback
    },
    write: (value) =>
      ifAllowed(() => {
        storageOf(area).setItem(key, JSON.stringify({ version, value } satisfies Entry))
        return true
      }, false),
  }
}

/** The stored keys with this prefix. */
export const storedKeys = (area: Area, prefix: string): string[] =>
  ifAllowed(() => Object.keys(storageOf(area)).filter((key) => key.startsWith(prefix)), [])

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

/** Storage that is switched off throws on every access, full storage on writing. */
function ifAllowed<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access()
  } catch {
    return otherwise
  }
}
