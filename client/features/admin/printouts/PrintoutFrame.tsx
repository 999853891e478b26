import { Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Printer } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { printStyles } from '../../../ui/print-styles.ts'
import { AdminHeading } from '../AdminHeading.tsx'
import type { pageRule } from './paper.ts'
import { SheetLanguage } from './SheetLanguage.tsx'

interface PrintoutFrameProps {
  title: string
  orderId: string
  language: Language
  onLanguage: (language: Language) => void
  page: ReturnType<typeof pageRule>
  /** Further choices beside that of the language. */
  choices?: ReactNode
  children: ReactNode
}

/** A page whose sheets are printed without the rest of it, in the language of their reader. */
export function PrintoutFrame({ title, orderId, language, onLanguage, ...rest }: PrintoutFrameProps) {
  return (
    <>
      <Global styles={[printStyles, rest.page]} />
      <Box data-screen="">
        <AdminHeading title={title}>
          <Button minH="12" onClick={() => print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <Button asChild minH="12" variant="ghost">
            <RouterLink to={adminPaths.order(orderId)}>Back to the order</RouterLink>
          </Button>
        </AdminHeading>
        <Flex gap="6" wrap="wrap" mb="4">
          <Flex gap="2" role="group" aria-label="Language">
            {(Object.keys(languages) as Language[]).map((each) => (
              <Choice key={each} pressed={each === language} onClick={() => onLanguage(each)}>
                <span lang={languages[each].tag}>{languages[each].name}</span>
              </Choice>
            ))}
          </Flex>
          {rest.choices}
        </Flex>
      </Box>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="Sheets">
        <Suspense fallback={<Skeleton height="96" role="status" aria-label="Loading the texts" />}>
          <SheetLanguage language={language}>{rest.children}</SheetLanguage>
        </Suspense>
      </Box>
    </>
  )
}

interface ChoiceProps {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}

export const Choice = ({ pressed, ...button }: ChoiceProps) => (
  <Button minH="12" variant={pressed ? 'solid' : 'outline'} aria-pressed={pressed} {...button} />
)
