import { msg } from '@lingui/core/macro'

/** How a line is made, in words. */
export const wayNames = { READYMADE: msg`Readymade`, TAILOR: msg`Tailor Made` }
