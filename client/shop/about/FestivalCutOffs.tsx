import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import type { FestivalsQuery } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { currentDay, noonOf, yearUnlessCurrent } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const Festivals_query = graphql(`
  query Festivals {
    festivals {
      day
      name
      translations {
        locale
        name
      }
      lastOrderDay
    }
  }
`)

const MAX_FESTIVALS = 2

/**
 * Until when to order what is sewn for the next festivals. Pages are stored for days, so that it is read in the browser.
 * Nothing while there are none, or they can't be read.
 */
export function FestivalCutOffs() {
  const hydrated = useHydrated()
  const { data } = useQuery(Festivals_query, { skip: !hydrated })
  const festivals = data?.festivals.slice(0, MAX_FESTIVALS) ?? []
  if (festivals.length === 0) return null
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {festivals.map((festival) => (
        <CutOff key={`${festival.day} ${festival.name}`} festival={festival} />
      ))}
    </Stack>
  )
}

function CutOff({ festival }: { festival: FestivalsQuery['festivals'][number] }) {
  const { i18n } = useLingui()
  const format = (day: string) =>
    i18n.date(noonOf(day), { day: 'numeric', month: 'long', ...yearUnlessCurrent(day), timeZone })
  const name = localizedName(i18n, festival)
  const [day, lastDay] = [format(festival.day), format(festival.lastOrderDay)]
  const isOver = festival.lastOrderDay < currentDay()
  return (
    <Text as="li" color={isOver ? 'fg.warning' : undefined}>
      {isOver ? (
        <Trans>
          What is sewn now is ready after {name} on {day}.
        </Trans>
      ) : (
        <Trans>
          For {name} on {day}, order what is sewn by <strong>{lastDay}</strong>.
        </Trans>
      )}
    </Text>
  )
}
