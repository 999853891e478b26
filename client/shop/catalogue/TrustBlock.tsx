import { useQuery } from '@apollo/client/react'
import { Flex, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, type LucideIcon, MapPin, RefreshCw, Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { load } from '../../app/page-loader.ts'
import { addressLines } from '../../lib/contact.ts'
import { localizedText } from '../../lib/localized-name.ts'

const TrustBlock_query = graphql(`
  query TrustBlock {
    shop {
      returnDays
      fitNotes {
        tailored
        tailoredHindi: tailored(locale: HI, fallback: false)
      }
      advanceRules {
        orderType
        minimumTotal
        percent
        amount
      }
      address {
        street
        city
        state
        pincode
        country
      }
    }
  }
`)

/** Runs the section's query for the page's loader. */
export const loadTrustBlock = load(TrustBlock_query)

/** What the shop stands for, from its settings as on /help, where each line leads. */
export function TrustBlock() {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(TrustBlock_query)
  if (error && !data) return null
  if (!data) return <Skeleton height="48" />
  const { returnDays, fitNotes, advanceRules, address } = data.shop
  return (
    <Stack as="ul" aria-label={t`Good to know`} gap="0" px="4" py="2" bg="bg.subtle" borderRadius="l3">
      <TrustLine topic="ALTERATIONS" Icon={Scissors} title={t`Stitched to fit`}>
        {localizedText(i18n, fitNotes.tailored, fitNotes.tailoredHindi)}
      </TrustLine>
      {returnDays > 0 && (
        <TrustLine topic="RETURNS" Icon={RefreshCw} title={t`Returns and exchange`}>
          {t`${plural(returnDays, {
            one: 'Ready-made pieces: # day after the delivery',
            other: 'Ready-made pieces: # days after the delivery',
          })}`}
        </TrustLine>
      )}
      <TrustLine topic="PAYMENT" Icon={Banknote} title={t`Cash on delivery`}>
        {advanceRules.length > 0 ? (
          <Trans>Some orders are paid in part in advance</Trans>
        ) : (
          <Trans>Nothing is paid in advance.</Trans>
        )}
      </TrustLine>
      <TrustLine topic="VISIT" Icon={MapPin} title={t`Our shop`}>
        {addressLines(address).join(', ')}
      </TrustLine>
    </Stack>
  )
}

interface TrustLineProps {
  topic: HelpTopic
  Icon: LucideIcon
  title: string
  children: ReactNode
}

const TrustLine = ({ topic, Icon, title, children }: TrustLineProps) => (
  <Flex as="li" gap="3" py="2" align="start">
    <Flex color="brand.fg" pt="0.5" flexShrink="0">
      <Icon aria-hidden size={20} strokeWidth={1.5} />
    </Flex>
    <Text textStyle="sm" minW="0">
      <Link asChild fontWeight="semibold" color="fg" textDecoration="underline" textUnderlineOffset="3px">
        <RouterLink to={paths.help(topic)}>{title}</RouterLink>
      </Link>
      <Text as="span" display="block" color="fg.muted" lineClamp="3">
        {children}
      </Text>
    </Text>
  </Flex>
)
