import { Link, type LinkProps } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { inLanguage, languages } from '../../../shared/languages.ts'
import { rememberLanguage } from '../../language/remember-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Leads to this page in the other language, and remembers that choice. The page is loaded whole: its texts change. */
export function LanguageSwitch(props: LinkProps) {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  const { tag, name } = languages[other]
  // The server doesn't know the anchor. What else it was asked for must be there before the page lives.
  const path = pathname + search + (hydrated ? hash : '')
  return (
    <Link
      href={inLanguage(other, path)}
      hrefLang={tag}
      lang={tag}
      minH="11"
      minW="11"
      px="2"
      justifyContent="center"
      color="fg"
      fontWeight="semibold"
      // The body's font would load all of Devanagari for this one word.
      fontFamily={other === 'hi' ? "'Hind of the switch', system-ui, sans-serif" : undefined}
      _hover={{ color: 'brand.fg' }}
      suppressHydrationWarning
      onClick={() => rememberLanguage(other)}
      {...props}
    >
      {name}
    </Link>
  )
}
