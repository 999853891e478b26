import { useQuery } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatMoment, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { GarmentMaterials } from '../materials/GarmentMaterials.tsx'
import { localizedName } from '../../lib/localized-name.ts'
import { garmentName } from './garment-name.ts'
import { GarmentWork } from './GarmentWork.tsx'
import { type AdminGarment, AdminGarment_query } from './garment-page-documents.ts'
import { MeasureButton } from './MeasureButton.tsx'
import { Photographs } from './Photographs.tsx'
import { VoiceNotes } from './VoiceNotes.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'

const board = (
  <Button asChild minH="12" variant="ghost">
    <RouterLink to={adminPaths.workshop()}>
      <Trans>Workshop</Trans>
    </RouterLink>
  </Button>
)

/** One garment that is sewn: its days, its materials and how it moved. */
export function AdminGarmentPage() {
  const { t, i18n } = useLingui()
  const { code = '' } = useParams()
  const { data, error, refetch } = useQuery(AdminGarment_query, {
    variables: { code },
    fetchPolicy: 'cache-and-network',
  })
  if (error && !data) return <UnreadPage title={t`The garment could not be read`} retry={refetch} />
  if (!data) return <Skeleton height="96" role="status" aria-label={t`Loading the garment`} />
  const { garment } = data
  if (!garment) return <AdminHeading title={t`There is no such garment`}>{board}</AdminHeading>
  return (
    <>
      <AdminHeading
        title={t`Garment ${{ code: garment.code }}`}
        beside={<Badge size="lg">{localizedName(i18n, garment.stage)}</Badge>}
      >
        <Button asChild minH="12">
          <RouterLink to={adminPaths.alteration(garment.order.id, garment.id)}>
            <Trans>Add an alteration</Trans>
          </RouterLink>
        </Button>
        <MeasureButton garment={garment} />
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.order(garment.order.id)}>
            <Trans>Its order</Trans>
          </RouterLink>
        </Button>
        {board}
      </AdminHeading>
      <Stack gap="4">
        <Facts garment={garment} />
        <GarmentWork
          garment={garment}
          stages={data.workshopStages.stages}
          tailors={data.tailors}
          onChanged={() => void refetch().catch(() => null)}
        />
        <Photographs garment={garment} />
        <VoiceNotes garment={garment} onRecorded={() => void refetch()} />
        <GarmentMaterials garment={garment} />
        <Moves moves={garment.moves} />
      </Stack>
    </>
  )
}

function Facts({ garment }: { garment: AdminGarment }) {
  const { t, i18n } = useLingui()
  const { image, tailor, dueDate, trialDate, isOverdue } = garment
  const day = dueDate ? formatNearDay(noonOf(dueDate), i18n) : null
  return (
    <Flex gap="4" align="start">
      {image && (
        <Box width="24" flexShrink="0" borderRadius="l2" overflow="hidden">
          <Picture image={image} sizes="96px" fallbackWidth={240} />
        </Box>
      )}
      <Box>
        <Text fontSize="lg" fontWeight="semibold">
          {garmentName(i18n, garment)}
        </Text>
        <Text>{customerName(i18n, garment.customerName)}</Text>
        <Text color="fg.muted">
          {tailor ? <Trans>Sewn by {{ tailor: tailor.name }}</Trans> : <Trans>Sewn by nobody yet</Trans>}
        </Text>
        <Text color={isOverdue ? 'fg.error' : undefined}>
          {day === null ? t`No day` : isOverdue ? t`Late: due ${day}` : t`Due ${day}`}
          {trialDate && t`, trial ${{ day: formatNearDay(noonOf(trialDate), i18n) }}`}
        </Text>
      </Box>
    </Flex>
  )
}

const Moves = ({ moves }: Pick<AdminGarment, 'moves'>) => {
  const { t, i18n } = useLingui()
  return (
    moves.length > 0 && (
      <Panel title={t`Moves`}>
        <Box as="ul" listStyleType="none">
          {moves.map(({ to, at, name, isUndo }, index) => (
            <Flex key={index} as="li" gap="3" wrap="wrap" minH="9" align="center" borderTopWidth="1px">
              <Text fontWeight="semibold">
                {localizedName(i18n, to)}
                {isUndo && t` (undone)`}
              </Text>
              <Text color="fg.muted">
                {formatMoment(at, i18n)}, {name}
              </Text>
            </Flex>
          ))}
        </Box>
      </Panel>
    )
  )
}
