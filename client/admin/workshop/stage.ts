import type { I18n } from '@lingui/core'
import type { WorkshopBoardQuery } from '../../__generated__/graphql.ts'

export type Stage = WorkshopBoardQuery['workshopStages']['stages'][number]

/** What a stage is called in the language of the page. */
export const stageName = (i18n: I18n, stage: { name: string; nameInHindi: string }) =>
  i18n.locale === 'hi' ? stage.nameInHindi : stage.name
