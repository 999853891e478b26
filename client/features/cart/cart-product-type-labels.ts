import { msg } from '@lingui/core/macro'

/** How a line is made, in words. */
export const cartProductTypeLabels = { READYMADE: msg`Readymade`, TAILOR: msg`Tailor Made` }
