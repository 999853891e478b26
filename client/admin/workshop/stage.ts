import type { WorkshopBoardQuery } from '../../__generated__/graphql.ts'

export type Stage = WorkshopBoardQuery['workshopStages']['stages'][number]
