import { useApolloClient } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { localizedName } from '../../lib/localized-name.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import type { CopiedOrder, CounterCopy } from './counter-copy.ts'
import { queueMove } from './queue-move.ts'
import { sendWrites } from './send-writes.ts'
import type { QueuedWrite } from './writes.ts'

interface OpenGarmentsProps {
  order: { customer: string; garments: CopiedOrder['garments'] }
  writes: readonly QueuedWrite[]
  copy: CounterCopy
}

/** The garments of an order as this device knows them, each with a button that moves it to the next stage. */
export function OpenGarments({ order, writes, copy }: OpenGarmentsProps) {
  const { t, i18n } = useLingui()
  const client = useApolloClient()
  const { loading, submitError, submit } = useSubmission()
  return (
    <>
      {order.garments.map((copied) => {
        const { id, code, status, version } = movedSince(copied, writes, copy.takenAt)
        const stage = copy.stages.find((each) => each.id === status)
        const current = copy.stages.filter((each) => !each.isRemoved || each.id === status)
        const next = current[current.findIndex((each) => each.id === status) + 1]
        const move = (to: NonNullable<typeof next>) =>
          submit(async () => {
            await queueMove({ code, customer: order.customer, to }, { garmentId: id, version, to: to.id })
            void sendWrites(client).catch(() => null)
            return { userErrors: [] }
          })
        return (
          <Flex key={id} columnGap="3" wrap="wrap" align="center" minH="12" ps="4">
            <Text>{code}</Text>
            <Text flex="1" color="fg.muted">
              {stage && localizedName(i18n, stage)}
            </Text>
            {next && (
              <Button
                minH="12"
                variant="subtle"
                disabled={loading}
                aria-label={t`Move ${code} to ${{ name: localizedName(i18n, next) }}`}
                onClick={() => void move(next)}
              >
                {localizedName(i18n, next)}
                <ArrowRight aria-hidden />
              </Button>
            )}
          </Flex>
        )
      })}
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}

/** Where this device has moved it since the copy was taken. */
function movedSince(
  garment: CopiedOrder['garments'][number],
  writes: readonly QueuedWrite[],
  takenAt: string,
): CopiedOrder['garments'][number] {
  let moved = garment
  for (const { write, state } of writes)
    if (write.kind === 'move' && write.input.garmentId === garment.id)
      if (state === 'waiting' || (state === 'sent' && write.at > takenAt))
        moved = { ...moved, status: String(write.input.to), version: moved.version + 1 }
  return moved
}
