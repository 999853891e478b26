import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarCog } from 'lucide-react'
import { useState } from 'react'
import type { Workshop_WorkshopFragment } from '../../__generated__/graphql.ts'
import { currentDay, formatNearDay, noonOf, yearUnlessCurrent } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { useWorkshop } from './use-workshop.ts'

interface WorkshopWeeksProps {
  /** The week that the list is filtered by. */
  week: string | null
  onWeek: (week: string | null) => void
  /** Whether it is shown where there is little room. */
  isOpen: boolean
}

const weeksShown = 6
const loadDialog = async () => (await import('./WorkshopDialog.tsx')).WorkshopDialog

/** The workload of the coming weeks, and the last order dates for the next festivals. */
export function WorkshopWeeks({ week, onWeek, isOpen }: WorkshopWeeksProps) {
  const { t } = useLingui()
  const { workshop, refetch } = useWorkshop(weeksShown)
  const [open, setOpen] = useState(false)
  const { Component: WorkshopDialog, want } = useLazyComponent(loadDialog)
  const edit = async () => setOpen(await want())
  return (
    <Box
      as="section"
      aria-label={t`Stitching in the coming weeks`}
      mb="4"
      minH="20"
      display={{ lgDown: isOpen ? 'block' : 'none' }}
    >
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
            <Unplanned title={t`Late`} count={workshop.overdueGarments} />
            <Unplanned title={t`No delivery day yet`} count={workshop.undatedGarments} />
            <Unplanned title={t`To alter`} count={workshop.openAlterations} isRequests />
          </>
        )}
        {workshop && (
          <Button variant="ghost" size="sm" height="auto" px="3" onClick={() => void edit()}>
            <CalendarCog aria-hidden />
            <Trans>Calendar</Trans>
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
  const { t, i18n } = useLingui()
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
        {t`Week of ${{ day: i18n.date(noonOf(startsOn), { day: 'numeric', month: 'short', ...yearUnlessCurrent(startsOn), timeZone }) }}`}
      </Text>
      <Text fontWeight="semibold" whiteSpace="nowrap">
        <Trans>
          {garments} of {capacity}
        </Trans>
      </Text>
      <Box mt="1" height="1" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
        <Box height="full" bg={`${palette}.solid`} width={`${Math.min(100, Math.round(share * 100))}%`} />
      </Box>
    </chakra.button>
  )
}

/** Work that no week counts. */
function Unplanned({ title, count, isRequests }: { title: string; count: number; isRequests?: boolean }) {
  if (count === 0) return null
  return (
    <Box minW="28" p="2" bg="bg.warning" borderWidth="1px" borderRadius="l2">
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {title}
      </Text>
      <Text fontWeight="semibold" whiteSpace="nowrap" color="fg.warning">
        {isRequests ? (
          <Plural value={count} one="# request" other="# requests" />
        ) : (
          <Plural value={count} one="# garment" other="# garments" />
        )}
      </Text>
    </Box>
  )
}

function Festivals({ festivals }: Pick<Workshop_WorkshopFragment, 'festivals'>) {
  const { t, i18n } = useLingui()
  const today = currentDay()
  if (festivals.length === 0) return null
  return (
    <Flex as="ul" gap="4" wrap="wrap" mt="2" listStyleType="none">
      {festivals.slice(0, 3).map(({ day, name, lastOrderDay }) => (
        <li key={day + name}>
          <b>{name}</b>, {formatNearDay(noonOf(day), i18n)}:{' '}
          <Box as="span" color={lastOrderDay < today ? 'fg.error' : 'fg.muted'}>
            {lastOrderDay < today
              ? t`too late for new orders since ${{ day: formatNearDay(noonOf(lastOrderDay), i18n) }}`
              : t`orders until ${{ day: formatNearDay(noonOf(lastOrderDay), i18n) }}`}
          </Box>
        </li>
      ))}
    </Flex>
  )
}
