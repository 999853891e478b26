import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { CalendarCog } from 'lucide-react'
import { useState } from 'react'
import type { Workshop_WorkshopFragment } from '../../../__generated__/graphql.ts'
import { dayOfInstant, formatNearDay, noonOf } from '../../../lib/shop-days.ts'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import { useWorkshop } from './use-workshop.ts'

interface WorkshopWeeksProps {
  /** The week that the list is filtered by. */
  week: string | null
  onWeek: (week: string | null) => void
}

const weeksShown = 6
const loadDialog = async () => (await import('./WorkshopDialog.tsx')).WorkshopDialog

/** The workload of the coming weeks, and the last order dates for the next festivals. */
export function WorkshopWeeks({ week, onWeek }: WorkshopWeeksProps) {
  const { workshop, refetch } = useWorkshop(weeksShown)
  const [open, setOpen] = useState(false)
  const { Component: WorkshopDialog, want } = useLazyComponent(loadDialog)
  const edit = async () => setOpen(await want())
  return (
    <Box as="section" aria-label="Stitching in the coming weeks" mb="4" minH="20">
      <Flex gap="2" wrap={{ base: 'wrap', lg: 'nowrap' }} overflowX={{ lg: 'auto' }} pb="1" align="stretch">
        {workshop?.weeks.map(({ startsOn, garments }) => (
          <Week
            key={startsOn}
            startsOn={startsOn}
            garments={garments}
            capacity={workshop.weeklyCapacity}
            chosen={week === startsOn}
            onClick={() => onWeek(week === startsOn ? null : startsOn)}
          />
        ))}
        {workshop && (
          <>
            <Unplanned title="Late" count={workshop.overdueGarments} noun="garment" />
            <Unplanned title="No delivery day yet" count={workshop.undatedGarments} noun="garment" />
            <Unplanned title="To alter" count={workshop.openAlterations} noun="request" />
          </>
        )}
        {workshop && (
          <Button variant="ghost" size="sm" height="auto" px="3" onClick={() => void edit()}>
            <CalendarCog aria-hidden />
            Calendar
          </Button>
        )}
      </Flex>
      {workshop && <Festivals festivals={workshop.festivals} />}
      {workshop && WorkshopDialog && (
        <WorkshopDialog
          key={`${workshop.version} ${open}`}
          open={open}
          workshop={workshop}
          onClose={() => setOpen(false)}
          onSaved={() => void refetch().catch(() => null)}
        />
      )}
    </Box>
  )
}

interface WeekProps {
  startsOn: string
  garments: number
  capacity: number
  chosen: boolean
  onClick: () => void
}

function Week({ startsOn, garments, capacity, chosen, onClick }: WeekProps) {
  const share = capacity === 0 ? (garments > 0 ? 1 : 0) : garments / capacity
  const palette = share >= 1 ? 'red' : share >= 0.8 ? 'orange' : 'green'
  return (
    <chakra.button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      flex="1"
      minW="28"
      p="2"
      textAlign="start"
      bg={chosen ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={chosen ? 'brand.solid' : 'border'}
      borderRadius="l2"
      cursor="pointer"
      focusVisibleRing="outside"
    >
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {`Week of ${formatNearDay(noonOf(startsOn)).replace(/^\w+,? /, '')}`}
      </Text>
      <Text fontWeight="semibold" whiteSpace="nowrap">
        {garments} of {capacity}
      </Text>
      <Box mt="1" height="1" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
        <Box height="full" bg={`${palette}.solid`} width={`${Math.min(100, Math.round(share * 100))}%`} />
      </Box>
    </chakra.button>
  )
}

/** Work that no week counts. */
function Unplanned({ title, count, noun }: { title: string; count: number; noun: string }) {
  if (count === 0) return null
  return (
    <Box minW="28" p="2" bg="bg.warning" borderWidth="1px" borderRadius="l2">
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {title}
      </Text>
      <Text fontWeight="semibold" whiteSpace="nowrap" color="fg.warning">
        {count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-IN')} ${noun}s`}
      </Text>
    </Box>
  )
}

function Festivals({ festivals }: Pick<Workshop_WorkshopFragment, 'festivals'>) {
  const today = dayOfInstant(new Date())
  if (festivals.length === 0) return null
  return (
    <Flex as="ul" gap="4" wrap="wrap" mt="2" listStyleType="none">
      {festivals.slice(0, 3).map(({ day, name, lastOrderDay }) => (
        <li key={day + name}>
          <b>{name}</b>, {formatNearDay(noonOf(day))}:{' '}
          <Box as="span" color={lastOrderDay < today ? 'fg.error' : 'fg.muted'}>
            {lastOrderDay < today
              ? `too late for new orders since ${formatNearDay(noonOf(lastOrderDay))}`
              : `orders until ${formatNearDay(noonOf(lastOrderDay))}`}
          </Box>
        </li>
      ))}
    </Flex>
  )
}
