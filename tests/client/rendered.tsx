import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { system } from '../../client/theme/system.ts'

/** The HTML and the rules of style, by their names, that the server makes of these elements. */
export function rendered(children: ReactNode) {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>,
  )
  // An element without styles leaves an empty entry with the package.
  const styles = Object.entries(cache.inserted).filter(([, rules]) => rules !== '')
  return { html, styles: Object.fromEntries(styles) }
}
