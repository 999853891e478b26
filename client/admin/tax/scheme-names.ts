import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GstScheme } from '../../__generated__/graphql.ts'

export const schemeNames: Record<GstScheme, MessageDescriptor> = {
  REGULAR: msg`Regular: tax invoices`,
  COMPOSITION: msg`Composition: bills of supply without tax`,
  UNREGISTERED: msg`Not registered: invoices without tax`,
}
