import { Link, type LinkProps } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { inLanguage, languages } from '../../../shared/languages.ts'
import { storeLanguage } from '../../language/store-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * A link to this page in the other language, which also stores the choice. It reloads the page, because
 * all texts change.
 */
export function LanguageSwitch(props: LinkProps) {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  const { tag, name } = languages[other]
  // The fragment is unknown to the server, so it is added in the browser. The query must be there
  // without hydration.
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
      // The body's font would load all of its Devanagari subset for this word.
      fontFamily={other === 'hi' ? "'Hind of the switch', system-ui, sans-serif" : undefined}
      _hover={{ color: 'brand.fg' }}
      suppressHydrationWarning
      onClick={() => storeLanguage(other)}
      {...props}
    >
      {name}
    </Link>
  )
}
