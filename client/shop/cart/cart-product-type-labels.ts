import { msg } from '@lingui/core/macro'

export const cartProductTypeLabels = { READYMADE: msg`Readymade`, TAILOR: msg`Tailor Made` }
