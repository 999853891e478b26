import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { StyleOptions } from '../style/style-options.ts'
import type { OrderValues } from './order-form.ts'

/** The style book, once something of it was chosen; undefined before, and while it loads. */
export function useChosenOptions({
  lines,
  style = [],
}: Pick<OrderValues, 'lines' | 'style'>): StyleOptions | undefined {
  const client = useApolloClient()
  const [options, setOptions] = useState<StyleOptions>()
  const hasStyle = style.length > 0 || lines.some((line) => line.style?.length)
  useEffect(() => {
    if (!hasStyle) return
    let left = false
    void import('../style/style-options.ts')
      .then(({ loadStyleOptions }) => loadStyleOptions(client))
      .then((loaded) => {
        if (!left) setOptions(loaded)
      })
      .catch(() => null)
    return () => void (left = true)
  }, [client, hasStyle])
  return options
}
