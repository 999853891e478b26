import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { ShopDay } from './ShopDay.tsx'

/** When it has to be ready, and tried on. */
export function Due({
  garment: { dueDate, trialDate, isOverdue },
}: {
  garment: Pick<WorkshopGarmentFragment, 'dueDate' | 'isOverdue'> &
    Partial<Pick<WorkshopGarmentFragment, 'trialDate'>>
}) {
  return (
    <>
      {dueDate && (
        <Text fontWeight="semibold" color={isOverdue ? 'fg.error' : undefined}>
          {isOverdue ? (
            <Trans>
              Late: due <ShopDay day={dueDate} />
            </Trans>
          ) : (
            <Trans>
              Due <ShopDay day={dueDate} />
            </Trans>
          )}
        </Text>
      )}
      {trialDate && (
        <Text>
          <Trans>
            Trial <ShopDay day={trialDate} />
          </Trans>
        </Text>
      )}
    </>
  )
}
