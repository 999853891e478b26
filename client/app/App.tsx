import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider, SkeletonPropsProvider } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { PageContext, type PageFacts } from './shell/page-context.ts'
import { system } from '../theme/system.ts'

interface AppProps {
  client: ApolloClient
  page: PageFacts
  i18n: I18n
  /** The router differs between the client and the server bundle. */
  children: ReactNode
}

/** What stands for content that has not arrived: the page is complete once nothing is busy. */
const loading = { 'aria-busy': true }

/** The providers around the router, the same on the client and the server. */
export function App({ client, page, i18n, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <I18nProvider i18n={i18n}>
          <SkeletonPropsProvider value={loading}>
            <PageContext value={page}>{children}</PageContext>
          </SkeletonPropsProvider>
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>
  )
}
