import { Box, Flex, IconButton } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, X } from 'lucide-react'
import { type FormEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { BeforeTyping } from './BeforeTyping.tsx'
import { addRecentSearch, readRecentSearches } from './recent-searches.ts'
import { SearchInput } from './SearchInput.tsx'
import { categoryOptions, galleryFor, helpOptions, matchingSearches, termOptions } from './search-options.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useActiveOption } from '../../ui/use-active-option.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchPanelProps {
  input: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** The input and its suggestions, a combobox with a list. Enter without a chosen suggestion opens the gallery. */
export function SearchPanel({ input, onClose }: SearchPanelProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(readRecentSearches)
  const text = typed.trim()
  const { suggestions, isCurrent, failed } = useSuggestions(typed)

  const recents = text ? matchingSearches(text, recent) : []
  const terms = suggestions ? termOptions(suggestions) : []
  const searches = [...terms, ...recents.filter(({ to }) => !terms.some((term) => term.to === to))]
  const categories = suggestions ? categoryOptions(suggestions, i18n) : []
  const answers = suggestions ? helpOptions(suggestions, i18n) : []
  const products = suggestions?.products ?? []
  const options = [...answers, ...searches, ...categories].map(({ to }) => to)
  options.push(...products.map(({ id }) => paths.product(id)))
  const active = useActiveOption(options)

  const change = (next: string) => {
    setTyped(next)
    active.reset()
  }
  const choose = (event: MouseEvent, search?: string) => {
    if (search) addRecentSearch(search)
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text) addRecentSearch(text)
    onClose()
    void navigate(galleryFor(text))
  }

  const count = options.length
  const status = failed
    ? t`Suggestions did not load. Enter or the search button still searches all designs.`
    : isCurrent && count === 0
      ? t`No suggestions. Enter or the search button searches all designs.`
      : isCurrent
        ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`
        : ''
  return (
    <>
      <Flex gap="1" p={{ base: '2', md: '4' }} borderBottomWidth="1px" align="center">
        <IconButton hideFrom="md" variant="ghost" aria-label={t`Close search`} onClick={onClose}>
          <ArrowLeft />
        </IconButton>
        <SearchInput
          ref={input}
          value={typed}
          onChange={change}
          onSubmit={submit}
          onKeyDown={active.onKeyDown}
          listId={count > 0 ? active.listId : undefined}
          activeId={active.activeId}
        />
        <IconButton hideBelow="md" variant="ghost" aria-label={t`Close search`} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <Box
        // On a phone the keyboard has to reach what is below.
        tabIndex={0}
        role="region"
        aria-label={t`Search suggestions`}
        focusVisibleRing="inside"
        overflowY="auto"
        overscrollBehavior="contain"
        p={{ base: '3', md: '4' }}
        pb="6"
      >
        <Box role="status" srOnly={count > 0} color="fg.muted" px="2" py={status ? '2' : '0'}>
          {status}
        </Box>
        {text === '' ? (
          <BeforeTyping
            recent={recent}
            onChange={(left) => {
              setRecent(left)
              input.current?.focus()
            }}
            onChoose={choose}
          />
        ) : (
          count > 0 && (
            <SuggestionList
              answers={answers}
              searches={searches}
              categories={categories}
              products={products}
              active={active}
              onChoose={choose}
            />
          )
        )}
      </Box>
    </>
  )
}
