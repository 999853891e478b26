import type { MessageDescriptor } from '@lingui/core'
import type { TailorLanguage } from '../../__generated__/graphql.ts'
import { languageLabels } from '../messages/message-labels.ts'

export const tailorLanguageNames: Record<TailorLanguage, MessageDescriptor> = {
  HINDI: languageLabels.HI,
  ENGLISH: languageLabels.EN,
}
