import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { internationalNumber } from '../../../../shared/whatsapp-link.ts'
import { telLink } from '../../../lib/contact.ts'
import { counted } from '../../../lib/counted.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SendWaiting } from '../../messages/SendWaiting.tsx'
import { TookPlace } from '../../appointments/TookPlace.tsx'
import { AssignTailor } from './AssignTailor.tsx'

export interface TodayEntry {
  key: string
  to: string
  /** The text of its link. */
  name: string
  /** Beside it: whose it is, and what. */
  about: string
  /** At the end of the row: since when, or until when. */
  when: string
  isLate?: boolean
  /** A button of the row: what is done with it next. */
  next?: { label: string; to: string }
  /** Of a customer who may be called. */
  phone?: string | null
  /** A garment that is given to a tailor from here. */
  garment?: { id: string; code: string }
  /** The id of an appointment that is said to have taken place from here. */
  appointment?: string
  /** A message that is sent from here. */
  message?: { id: string; link: string } | null
}

export interface TodayListProps {
  title: string
  entries: TodayEntry[]
  total: number
  isCapped: boolean
  /** The button to the page where the work is done. */
  action: { label: string; to: string }
}

interface ReadAgain {
  readAgain: () => Promise<unknown>
}

/** A list of what waits, with how many there are, the most urgent ones, and a button to all of them. */
export function TodayList({
  title,
  entries,
  total,
  isCapped,
  action,
  readAgain,
}: TodayListProps & ReadAgain) {
  const { t } = useLingui()
  return (
    <Panel title={title} action={<Badge size="lg">{counted(total, isCapped)}</Badge>}>
      <Flex direction="column" gap="3">
        <Box as="ul" listStyleType="none">
          {entries.map(
            ({ key, to, name, about, when, isLate, message, next, phone, garment, appointment }) => {
              // Its own line, with the day at its end, so that a narrow column needn't break the text above it.
              const hasAction = Boolean(message ?? garment ?? next ?? phone ?? appointment)
              return (
                <Flex
                  key={key}
                  as="li"
                  align="center"
                  columnGap="3"
                  minH="11"
                  borderTopWidth="1px"
                  {...(hasAction && { wrap: 'wrap', pb: '2' })}
                >
                  <Box flex={hasAction ? '1 1 100%' : '1'} minW="0">
                    <Link asChild minH="11" fontWeight="semibold" maxW="full">
                      <RouterLink to={to}>{name}</RouterLink>
                    </Link>{' '}
                    <Text as="span" color="fg.muted" overflowWrap="anywhere">
                      {about}
                    </Text>
                  </Box>
                  <Text
                    flexShrink="0"
                    order={hasAction ? '1' : undefined}
                    ms={hasAction ? 'auto' : undefined}
                    color={isLate ? 'fg.error' : 'fg.muted'}
                    fontWeight={isLate ? 'semibold' : undefined}
                  >
                    {when}
                  </Text>
                  {next && (
                    <Button asChild minH="11" variant="outline" flexShrink="0">
                      <RouterLink to={next.to} aria-label={`${next.label}: ${name}`}>
                        {next.label}
                      </RouterLink>
                    </Button>
                  )}
                  {phone && (
                    <Button asChild minH="11" variant="outline" flexShrink="0">
                      <a href={telLink(`+${internationalNumber(phone)}`)} aria-label={t`Call: ${name}`}>
                        <Trans>Call</Trans>
                      </a>
                    </Button>
                  )}
                  {appointment && <TookPlace id={appointment} name={name} onSaid={readAgain} />}
                  {garment && <AssignTailor garment={garment} onAssigned={readAgain} />}
                  {message && (
                    <SendWaiting
                      message={message}
                      label={t`Send: ${{ name }}, ${{ about }}`}
                      variant="outline"
                      onSent={readAgain}
                    >
                      <Trans>Send</Trans>
                    </SendWaiting>
                  )}
                </Flex>
              )
            },
          )}
        </Box>
        <Button asChild size="md" variant="outline" alignSelf="flex-start">
          <RouterLink to={action.to}>{action.label}</RouterLink>
        </Button>
      </Flex>
    </Panel>
  )
}
