import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageContext, type PageFacts } from './features/shell/page-context.ts'
import { system } from './theme/system.ts'

interface AppProps {
  client: ApolloClient
  page: PageFacts
  /** The router: a different one in each half. */
  children: ReactNode
}

/** What stands around the router in both halves. */
export function App({ client, page, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <PageContext value={page}>{children}</PageContext>
      </ChakraProvider>
    </ApolloProvider>
  )
}
