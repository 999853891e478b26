import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { designName } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { designsByName } from '../offline/find-in-copy.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { useCounterCopy } from '../offline/use-counter-copy.ts'
import { CounterDesigns_query } from './counter-documents.ts'
import { type CounterLine, designLine, readyMadePriceOf } from './counter-order.ts'

interface FindDesignProps {
  autoFocus?: boolean
  onFound: (line: CounterLine) => void
}

/** Finds a ready-made design in stock by its name. */
export function FindDesign({ autoFocus, onFound }: FindDesignProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const search = useDebounced(typed.trim())
  const copy = useCounterCopy()
  const { data, error } = useQuery(CounterDesigns_query, { variables: { search }, skip: search.length < 2 })
  const copied = error && copy && isUnreachable(error) ? designsByName(copy, search) : []
  const listed = data?.products.edges.map(({ node }) => node) ?? copied
  const offered =
    search.length < 2
      ? []
      : listed.flatMap((design) => {
          const price = readyMadePriceOf(design)
          return price === null ? [] : { design, price }
        })
  return (
    <Stack gap="2">
      <TextField
        ref={input}
        label={t`Find a design in stock`}
        type="search"
        autoComplete="off"
        minH="12"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {offered.map(({ design, price }) => (
        <Button
          key={design.id}
          variant="outline"
          minH="12"
          height="auto"
          py="2"
          justifyContent="space-between"
          whiteSpace="normal"
          onClick={() => {
            onFound(designLine(design))
            setTyped('')
          }}
        >
          <span>{designName(i18n, design)}</span>
          <span>
            <Trans>
              {{ min: listedRupees(price) }}, {{ quantityInStock: design.quantityInStock }} left
            </Trans>
          </span>
        </Button>
      ))}
    </Stack>
  )
}
