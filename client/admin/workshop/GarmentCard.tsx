import { Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Undo2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { inputStyle } from '../../ui/input-style.ts'
import { localizedName } from '../../lib/localized-name.ts'
import type { Stage } from './stage.ts'
import { garmentName } from './garment-name.ts'
import { MeasureButton } from './MeasureButton.tsx'
import { PhotographButton } from './PhotographButton.tsx'

interface GarmentCardProps {
  garment: BoardGarmentFragment
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  selected: ReadonlySet<string>
  disabled: boolean
  onSelect: (id: string) => void
  onMove: (garment: BoardGarmentFragment, to: string) => void
  onUndo: (garment: BoardGarmentFragment) => void
  onAssign: (garment: BoardGarmentFragment, tailorId: string) => void
}

export function GarmentCard({
  garment,
  stages,
  tailors,
  selected,
  disabled,
  onSelect,
  onMove,
  onUndo,
  onAssign,
}: GarmentCardProps) {
  const { t, i18n } = useLingui()
  const { id, code, status, tailor, dueDate, trialDate, isOverdue } = garment
  const day = dueDate ? formatNearDay(noonOf(dueDate), i18n) : null
  const current = stages.filter(({ isRemoved }) => !isRemoved)
  const next = current[current.findIndex((stage) => stage.id === status) + 1]
  return (
    <Box
      p="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      draggable
      cursor="grab"
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
    >
      <Flex justify="space-between" align="center" gap="2">
        <Link asChild fontWeight="semibold" minH="11">
          <RouterLink to={adminPaths.garment(code)}>{code}</RouterLink>
        </Link>
        <chakra.label display="grid" placeItems="center" boxSize="11" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="5"
            aria-label={t`Select ${code}`}
            checked={selected.has(id)}
            onChange={() => onSelect(id)}
          />
        </chakra.label>
      </Flex>
      <Text truncate>{customerName(i18n, garment.customerName)}</Text>
      <Text textStyle="xs" color="fg.muted" lineClamp={2}>
        {garmentName(i18n, garment)}
      </Text>
      <Text textStyle="xs" mt="1" color={isOverdue ? 'fg.error' : undefined}>
        {day === null ? t`No day` : isOverdue ? t`Late: due ${day}` : t`due ${day}`}
        {trialDate && t`, trial ${{ day: formatNearDay(noonOf(trialDate), i18n) }}`}
      </Text>
      <chakra.select
        css={{ ...inputStyle, appearance: 'auto' }}
        mt="1"
        minH="12"
        aria-label={t`Tailor of ${code}`}
        value={tailor?.id ?? ''}
        disabled={disabled}
        onChange={({ currentTarget }) => onAssign(garment, currentTarget.value)}
      >
        <option value="" disabled>
          {t`Nobody yet`}
        </option>
        {(tailor && !tailors.some(({ id }) => id === tailor.id) ? [tailor, ...tailors] : tailors).map(
          ({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ),
        )}
      </chakra.select>
      <chakra.select
        css={{ ...inputStyle, appearance: 'auto' }}
        mt="2"
        minH="12"
        aria-label={t`Stage of ${code}`}
        value={status}
        disabled={disabled}
        onChange={({ currentTarget }) => onMove(garment, currentTarget.value)}
      >
        {stages.map((stage) => (
          <option key={stage.id} value={stage.id} disabled={stage.isRemoved}>
            {localizedName(i18n, stage)}
          </option>
        ))}
      </chakra.select>
      {stages.find(({ id }) => id === status)?.kind === 'WAITING' && (
        <Box display="grid" mt="2">
          <MeasureButton garment={garment} />
        </Box>
      )}
      <Flex gap="2" mt="2">
        <PhotographButton isCompact variant="outline" garment={garment} />
        {next && (
          <Button
            flex="1"
            minW="0"
            minH="12"
            px="2"
            variant="subtle"
            disabled={disabled}
            aria-label={t`Move ${code} to ${{ name: localizedName(i18n, next) }}`}
            onClick={() => onMove(garment, next.id)}
          >
            {localizedName(i18n, next)}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </Flex>
      {garment.undoableUntil && (
        <Button
          width="full"
          mt="2"
          minH="12"
          px="2"
          variant="outline"
          disabled={disabled}
          aria-label={t`Undo the move of ${code}`}
          onClick={() => onUndo(garment)}
        >
          <Undo2 aria-hidden />
          <Trans>Undo</Trans>
        </Button>
      )}
    </Box>
  )
}
