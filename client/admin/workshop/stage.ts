import type { WorkshopStagesFragment } from '../../__generated__/graphql.ts'

export type Stage = WorkshopStagesFragment['stages'][number]
