import { Link, type LinkProps } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { inLanguage, languageCodes, languages } from '../../../shared/languages.ts'
import { storeLanguage } from '../../language/store-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Links to this page in the other languages, which also store the choice. They reload the page, because
 * all texts change.
 */
export function LanguageSwitch(props: LinkProps) {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const current = useLanguage()
  // The fragment is unknown to the server, so it is added in the browser. The query must be there
  // without hydration.
  const path = pathname + search + (hydrated ? hash : '')
  return languageCodes
    .filter((language) => language !== current)
    .map((language) => {
      const { tag, name, script } = languages[language]
      return (
        <Link
          key={language}
          href={inLanguage(language, path)}
          hrefLang={tag}
          lang={tag}
          minH="11"
          minW="11"
          px="2"
          justifyContent="center"
          color="fg"
          fontWeight="semibold"
          // The body's font would load all of its Devanagari subset for this name.
          fontFamily={script === 'devanagari' ? "'Hind of the switch', system-ui, sans-serif" : undefined}
          _hover={{ color: 'brand.fg' }}
          suppressHydrationWarning
          onClick={() => storeLanguage(language)}
          {...props}
        >
          {name}
        </Link>
      )
    })
}
