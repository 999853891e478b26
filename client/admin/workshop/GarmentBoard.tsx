import { Badge, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import type { Stage } from './stage.ts'
import { GarmentCard } from './GarmentCard.tsx'
import { Trans, useLingui } from '@lingui/react/macro'

interface GarmentBoardProps {
  /** The columns. */
  stages: readonly Stage[]
  /** Where garments can be moved. */
  allStages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  garments: readonly BoardGarmentFragment[]
  selected: ReadonlySet<string>
  disabled: boolean
  onSelect: (id: string) => void
  onMove: (garment: BoardGarmentFragment, to: string) => void
  onUndo: (garment: BoardGarmentFragment) => void
  onAssign: (garment: BoardGarmentFragment, tailorId: string) => void
}

/** A column for each stage; cards are moved by drag, by the list of stages or by one button. */
export function GarmentBoard({ stages, allStages, garments, ...actions }: GarmentBoardProps) {
  const { t } = useLingui()
  return (
    <Flex
      gap="3"
      overflowX="auto"
      pb="3"
      align="stretch"
      scrollSnapType="x proximity"
      tabIndex={0}
      role="region"
      aria-label={t`Board`}
    >
      {stages.map((stage) => (
        <Column
          key={stage.id}
          stage={stage}
          stages={allStages}
          garments={garments.filter(({ status }) => status === stage.id)}
          all={garments}
          {...actions}
        />
      ))}
    </Flex>
  )
}

interface ColumnProps extends Omit<GarmentBoardProps, 'stages' | 'allStages'> {
  stage: Stage
  stages: readonly Stage[]
  /** Of the whole board. */
  all: readonly BoardGarmentFragment[]
}

function Column({ stage, stages, garments, all, onMove, ...actions }: ColumnProps) {
  const { t, i18n } = useLingui()
  const drop = (id: string) => {
    const garment = all.find((each) => each.id === id)
    if (garment && garment.status !== stage.id) onMove(garment, stage.id)
  }
  return (
    <Stack
      as="section"
      aria-label={localizedName(i18n, stage)}
      gap="2"
      flex="1 0 14rem"
      width="56"
      p="2"
      bg="bg.subtle"
      borderRadius="l2"
      scrollSnapAlign="start"
      onDragOver={(event) => !stage.isRemoved && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop(event.dataTransfer.getData('text/plain'))
      }}
    >
      <Flex justify="space-between" align="center" px="1">
        <Heading as="h2" size="sm" fontFamily="body">
          {localizedName(i18n, stage)}
          {stage.isRemoved && t` (removed)`}
        </Heading>
        <Badge>{garments.length}</Badge>
      </Flex>
      {garments.length === 0 ? (
        <Text px="1" color="fg.muted">
          <Trans>None</Trans>
        </Text>
      ) : (
        garments.map((garment) => (
          <GarmentCard key={garment.id} garment={garment} stages={stages} onMove={onMove} {...actions} />
        ))
      )}
    </Stack>
  )
}
