import { anyOf, keys, staff } from '../visibility/rules.ts'

const managesCatalogue = staff('EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS')

/** Drafts and archived designs. */
export const seesUnpublished = anyOf(managesCatalogue, keys('WRITE_CATALOGUE'))

/** `externalRef`, and finding designs by it. */
export const seesReferences = anyOf(managesCatalogue, keys('READ_CATALOGUE'))
