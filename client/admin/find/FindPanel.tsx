import { useQuery } from '@apollo/client/react'
import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { inputStyle } from '../../ui/input-style.ts'
import { OptionGroup } from '../../ui/OptionGroup.tsx'
import { OptionLink } from '../../shop/search/OptionLink.tsx'
import { useActiveOption } from '../../ui/use-active-option.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useMayOpen, useSearchedLists } from '../shell/use-may-open.ts'
import { useWrites } from '../offline/use-writes.ts'
import { foundFor, pagesFor, takenHere } from './destinations.ts'
import { AdminFind_query } from './find-documents.ts'

interface FindPanelProps {
  input: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** Shorter ones would match too much. */
const fewestCharacters = 2

/** The input and its list, a combobox: the pages at once, customers, orders and designs from the server. */
export function FindPanel({ input, onClose }: FindPanelProps) {
  const { t, i18n } = useLingui()
  const mayOpen = useMayOpen()
  const lists = useSearchedLists()
  const writes = useWrites() ?? []
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isSearched = search.length >= fewestCharacters
  const { data, error, loading } = useQuery(AdminFind_query, {
    variables: { search, ...lists },
    skip: !isSearched,
    fetchPolicy: 'network-only',
  })
  const groups = [
    ...pagesFor(i18n, typed, mayOpen),
    ...(typed.trim().length >= fewestCharacters ? takenHere(i18n, writes, typed) : []),
    ...(isSearched && data ? foundFor(i18n, data) : []),
  ]
  const options = groups.flatMap(({ destinations }) => destinations.map(({ to }) => to))
  const active = useActiveOption(options)
  const isCurrent = search === typed.trim() && !loading
  const status = error
    ? t`Customers, orders and designs could not be searched. Check your connection and try again.`
    : !isCurrent
      ? ''
      : options.length === 0
        ? t`Nothing is found.`
        : t`${plural({ count: options.length }, { one: '# result', other: '# results' })}`
  return (
    <>
      <Flex gap="1" p={{ base: '2', md: '3' }} borderBottomWidth="1px" align="center">
        <chakra.input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t`Find a page, customer, order or design`}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? active.listId : undefined}
          aria-activedescendant={active.activeId}
          placeholder={t`Page, name, phone or order number`}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            active.reset()
          }}
          onKeyDown={(event) => {
            // Without a choice, Enter goes to the first result.
            if (event.key === 'Enter' && !active.activeId && isCurrent)
              document.getElementById(active.optionId(0))?.click()
            else active.onKeyDown(event)
          }}
          css={inputStyle}
        />
        <IconButton variant="ghost" aria-label={t`Close`} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <Box
        // On a phone the keyboard has to reach what is below.
        tabIndex={0}
        role="region"
        aria-label={t`What was found`}
        focusVisibleRing="inside"
        overflowY="auto"
        overscrollBehavior="contain"
        p={{ base: '2', md: '3' }}
      >
        <Box
          role="status"
          srOnly={!error && options.length > 0}
          color={error ? 'fg.error' : 'fg.muted'}
          px="2"
          py={status ? '2' : '0'}
        >
          {status}
        </Box>
        <Box id={active.listId} role="listbox" aria-label={t`Results`}>
          {groups.map(({ title, destinations }) => (
            <OptionGroup key={title} title={title}>
              {destinations.map(({ to, label, note }) => {
                const at = options.indexOf(to)
                return (
                  <OptionLink
                    key={to}
                    id={active.optionId(at)}
                    isActive={active.index === at}
                    to={to}
                    onClick={onClose}
                  >
                    <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
                      {label}
                    </Text>
                    {note && (
                      <Text as="span" color="fg.muted" overflowWrap="anywhere">
                        {note}
                      </Text>
                    )}
                  </OptionLink>
                )
              })}
            </OptionGroup>
          ))}
        </Box>
      </Box>
    </>
  )
}
