import { Button, chakra, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { textIn } from '../../ui/text-in.ts'
import { inputStyle } from '../../ui/input-style.ts'

interface SearchBoxProps {
  /** The accessible name, which says what can be found. */
  label: string
  value: string
  placeholder?: string
  onSearch: (text: string) => void
}

export function SearchBox({ label, value, placeholder = label, onSearch }: SearchBoxProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(textIn(event.currentTarget, 'search').trim())
  }
  return (
    <chakra.form role="search" onSubmit={search} flex="1" minW="60" maxW="xl">
      <Flex gap="2">
        {/* A new key resets the input when the value changes from outside, for example on Back. */}
        <chakra.input
          key={value}
          type="search"
          name="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          maxLength={100}
          css={inputStyle}
        />
        <Button type="submit" variant="outline" flexShrink="0" px="4">
          <Search aria-hidden />
          <Trans>Search</Trans>
        </Button>
      </Flex>
    </chakra.form>
  )
}
