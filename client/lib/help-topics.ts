import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HelpTopic } from '../../shared/help-topics.ts'

/** What each topic's section answers. */
export const helpQuestions: Record<HelpTopic, MessageDescriptor> = {
  DELIVERY: msg`When does it arrive, and what does delivery cost?`,
  TRACKING: msg`Where is my order?`,
  RETURNS: msg`Can I return or exchange something?`,
  ALTERATIONS: msg`What if it doesn’t fit?`,
  STITCHING: msg`What does stitching cost, and how does it work?`,
  SIZES: msg`Which size do I need, and how do I measure?`,
  PAYMENT: msg`How and when do I pay?`,
  VISIT: msg`Where is the shop, and when is it open?`,
}
