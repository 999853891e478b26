import { useQuery } from '@apollo/client/react'
import { Box, Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { I18nProvider } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { inLanguage, type Language, languages } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { internationalNumber, whatsAppLink } from '../../../shared/whatsapp-link.ts'
import type { DayListTailorsQuery } from '../../__generated__/graphql.ts'
import { PageContext } from '../../app/shell/page-context.ts'
import { currentDay, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { translationsOf } from '../shell/admin-translations.ts'
import { DayList_query } from './day-list-documents.ts'
import { type DayListRow, dayListRows } from './day-list-rows.ts'

interface DayListOfProps {
  tailor: DayListTailorsQuery['tailors'][number]
  shopName: string
  /** The last day that is listed. */
  until: string
  paper: 'A4' | 'A5'
  /** Null for that of the tailor. */
  chosenLanguage: Language | null
}

/** One tailor's list: nothing on it says whose garments they are. Suspends while the texts are loaded. */
export function DayListOf({ tailor, shopName, until, paper, chosenLanguage }: DayListOfProps) {
  const { t } = useLingui()
  const { publicUrl } = use(PageContext)
  const language = chosenLanguage ?? (tailor.language === 'HINDI' ? 'hi' : 'en')
  const i18n = use(translationsOf(language))
  const { data, error, refetch } = useQuery(DayList_query, {
    variables: { tailorId: tailor.id },
    fetchPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <Box data-screen="" role="alert">
        {t`The list of ${{ name: tailor.name }} could not be read.`}{' '}
        <Button minH="12" variant="outline" onClick={() => void refetch().catch(() => null)}>
          <Trans>Try again</Trans>
        </Button>
      </Box>
    ) : (
      <Skeleton height="40" role="status" aria-label={t`Loading the lists`} data-screen="" />
    )
  const rows = dayListRows(data, until, i18n)
  const day = formatNearDay(noonOf(currentDay()), i18n)
  const link = new URL(inLanguage(language, paths.workshop()), publicUrl ?? location.origin).href
  const text = [
    i18n._(msg`${{ name: tailor.name }}, your list of ${{ day }}:`),
    ...rows.map(({ code, what, stage, due }) => [code, what, stage, due].filter(Boolean).join(', ')),
    link,
  ].join('\n')
  return (
    <Box
      data-day-list=""
      as="section"
      aria-label={tailor.name}
      width={paper === 'A4' ? '190mm' : '130mm'}
      maxW="full"
      p="4"
      bg="white"
      borderWidth="1px"
      _print={{ p: '0', borderWidth: '0', width: 'auto' }}
    >
      <Flex justify="space-between" gap="3" mb="3" wrap="wrap" align="start">
        <Box lang={languages[language].tag}>
          <Heading as="h2" size="lg">
            {tailor.name}
          </Heading>
          <Text>
            {day} · {shopName}
          </Text>
        </Box>
        {rows.length > 0 && (
          <Button asChild minH="12" variant="outline" data-screen="">
            <a href={whatsAppLink(internationalNumber(tailor.phone), text)} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden />
              <Trans>Send by WhatsApp</Trans>
            </a>
          </Button>
        )}
      </Flex>
      <I18nProvider i18n={i18n}>
        <Box lang={languages[language].tag}>
          <Rows rows={rows} />
        </Box>
      </I18nProvider>
    </Box>
  )
}

function Rows({ rows }: { rows: DayListRow[] }) {
  const { t } = useLingui()
  if (rows.length === 0)
    return (
      <Text>
        <Trans>Nothing is due in these days.</Trans>
      </Text>
    )
  return (
    <chakra.table
      width="full"
      fontSize="11pt"
      css={{
        '& :is(td, th)': { py: '1.5mm', pe: '3mm', borderBottomWidth: '1px', textAlign: 'start' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <thead>
        <tr>
          <th>{t({ message: 'Code', context: 'of a garment' })}</th>
          <th>{t`Garment`}</th>
          <th>{t`Stage`}</th>
          <th>{t`Due`}</th>
          <th>{t({ message: 'Done', context: 'to be ticked on paper' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, what, stage, due, isLate }) => (
          <tr key={key}>
            <chakra.td whiteSpace="nowrap" fontWeight="semibold">
              {code}
            </chakra.td>
            <chakra.td overflowWrap="anywhere">{what}</chakra.td>
            <td>{stage}</td>
            <chakra.td fontWeight={isLate ? 'bold' : undefined}>{due}</chakra.td>
            <td>
              <Box boxSize="5mm" borderWidth="1px" borderColor="fg" aria-hidden />
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
