import { Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { Choice } from '../forms/Choice.tsx'
import { printStyles } from '../../ui/print-styles.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import type { pageRule } from './paper.ts'
import { SheetLanguage } from './SheetLanguage.tsx'

interface PrintoutFrameProps extends Omit<PrintoutHeadProps, 'language' | 'back' | 'ofReader'> {
  orderId: string
  language: Language
  page: ReturnType<typeof pageRule>
  children: ReactNode
}

/** A page whose sheets are printed without the rest of it, in the language of their reader. */
export function PrintoutFrame({ orderId, page, children, ...head }: PrintoutFrameProps) {
  const { t } = useLingui()
  return (
    <>
      <Global styles={[printStyles, page]} />
      <PrintoutHead {...head} back={[adminPaths.order(orderId), t`Back to the order`]} />
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t`Sheets`}>
        <Suspense fallback={<Skeleton height="96" role="status" aria-label={t`Loading the texts`} />}>
          <SheetLanguage language={head.language}>{children}</SheetLanguage>
        </Suspense>
      </Box>
    </>
  )
}

interface PrintoutHeadProps {
  title: string
  back: readonly [to: string, label: string]
  /** The chosen one; null for that of each sheet's reader. */
  language: Language | null
  onLanguage: (language: Language | null) => void
  /** What the choice of each reader's language is called, where there is one. */
  ofReader?: string
  /** Further choices beside that of the language. */
  choices?: ReactNode
  isEmpty?: boolean
}

/** What is above the sheets on the screen. */
export function PrintoutHead({ title, back: [to, label], language, onLanguage, ...rest }: PrintoutHeadProps) {
  const { t } = useLingui()
  return (
    <Box data-screen="">
      <AdminHeading title={title}>
        <Button minH="12" disabled={rest.isEmpty} onClick={() => print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
        <Button asChild minH="12" variant="ghost">
          <RouterLink to={to}>{label}</RouterLink>
        </Button>
      </AdminHeading>
      <Flex gap="6" wrap="wrap" mb="4">
        <Flex gap="2" wrap="wrap" role="group" aria-label={t`Language`}>
          {rest.ofReader && (
            <Choice pressed={language === null} onClick={() => onLanguage(null)}>
              {rest.ofReader}
            </Choice>
          )}
          {(Object.keys(languages) as Language[]).map((each) => (
            <Choice key={each} pressed={each === language} onClick={() => onLanguage(each)}>
              <span lang={languages[each].tag}>{languages[each].name}</span>
            </Choice>
          ))}
        </Flex>
        {rest.choices}
      </Flex>
    </Box>
  )
}
