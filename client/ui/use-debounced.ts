import { useEffect, useState } from 'react'

/** How long after the last change the server is queried. */
const delayMs = 200

/** The value, once it has not changed for 200 ms: for queries while somebody types. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
