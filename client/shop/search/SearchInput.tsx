import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { useHref } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { inputStyle } from '../../ui/input-style.ts'

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  onSubmit: (event: FormEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The list of suggestions, where there is one. */
  listId: string | undefined
  /** The chosen suggestion. */
  activeId: string | undefined
}

export function SearchInput({
  ref,
  value,
  onChange,
  onSubmit,
  onKeyDown,
  listId,
  activeId,
}: SearchInputProps) {
  const { t } = useLingui()
  return (
    <Flex asChild flex="1" minW="0" position="relative">
      <form role="search" action={useHref(paths.gallery())} onSubmit={onSubmit}>
        <chakra.input
          ref={ref}
          type="search"
          name="search"
          role="combobox"
          aria-label={t`Search all designs`}
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={t`Search lehenga, silk, zari…`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={100}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          pe={value ? '24' : '12'}
          css={{ ...inputStyle, '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
        <Flex position="absolute" insetEnd="0" top="0">
          {value && (
            <IconButton
              variant="ghost"
              aria-label={t`Clear search`}
              onClick={() => {
                onChange('')
                ref.current?.focus()
              }}
            >
              <X />
            </IconButton>
          )}
          <IconButton type="submit" variant="ghost" aria-label={t`Search`}>
            <Search />
          </IconButton>
        </Flex>
      </form>
    </Flex>
  )
}
