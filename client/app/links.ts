import { ApolloLink } from '@apollo/client'
import { inOrderLink } from '../shop/cart/in-order-link.ts'
import { cachedResponsesLink } from './offline/cached-responses-link.ts'
import { reloadAfterChange } from './offline/reload-after-change.ts'
import { confirmationLink } from './session/confirmation-link.ts'
import { sessionLinks } from './session/session-links.ts'
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
