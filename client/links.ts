import { ApolloLink } from '@apollo/client'
import { inOrderLink } from './features/cart/in-order-link.ts'
import { cachedResponsesLink } from './features/offline/cached-responses-link.ts'
import { reloadAfterChange } from './features/offline/reload-after-change.ts'
import { confirmationLink } from './features/session/confirmation-link.ts'
import { sessionLinks } from './features/session/session-links.ts'
import { shopLink } from './shop-link.ts'

/** What each operation passes on its way from the browser to the shop. */
export const createLinks = () =>
  ApolloLink.from([
    reloadAfterChange(),
    cachedResponsesLink(),
    confirmationLink,
    sessionLinks,
    inOrderLink(),
    shopLink(),
  ])
