import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { ChangeListed_mutation, type ListedProduct } from './list-documents.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import { countText } from '../../../shared/grammars/count.ts'
import { readForm } from '../forms/read-form.ts'
import { listedRupees } from '../../lib/money.ts'
import { labelOf } from './product-labels.ts'
import { inputStyle } from '../../ui/input-style.ts'

type Field = 'quantityInStock' | 'readyMadePrice' | 'tailorPrice'

interface InlineEditProps {
  product: ListedProduct
  field: Field
  /** After it was saved, or when the server's value turned out to differ. */
  onChanged: () => void
}

const isMoney = (field: Field) => field !== 'quantityInStock'
const textOf = (product: ListedProduct, field: Field) =>
  isMoney(field) ? amountText(product[field]) : countText(product[field])

/**
 * A number of the list that can be edited in place: Enter saves, Escape cancels, errors are shown in
 * the cell.
 */
export function InlineEdit({ product, field, onChanged }: InlineEditProps) {
  const { t, i18n } = useLingui()
  const [editing, setEditing] = useState<ListedProduct | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [send, { loading }] = useMutation(ChangeListed_mutation)
  const button = useRef<HTMLButtonElement>(null)
  const label = t`${{ field: labelOf(field, i18n) }} of ${{ productName: product.productName }}`
  const text = textOf(product, field)

  const close = () => {
    setEditing(null)
    setError(null)
    // The button exists again after the next render.
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = async (typed: string, from: ListedProduct) => {
    const form = readForm(i18n, (read) =>
      isMoney(field) ? read.optionalAmount(field, typed) : read.count(field, typed),
    )
    if (form.errors) return setError(form.errors[field] ?? null)
    const value = form.input
    if (value === from[field]) return close()
    try {
      const { data } = await send({
        variables: { input: { id: product.id, version: from.version, [field]: value } },
      })
      const payload = data?.updateProduct
      const [refusal] = payload?.userErrors ?? []
      if (!refusal) {
        close()
        onChanged()
      } else if (refusal.field === 'version' && payload?.product) {
        // Pressing Enter again overwrites the other value.
        setEditing(payload.product)
        const stored = textOf(payload.product, field)
        setError(
          payload.product[field] === from[field]
            ? t`The product was changed meanwhile. Enter saves yours.`
            : stored === ''
              ? t`It has become empty meanwhile. Enter saves yours.`
              : t`It has become ${stored} meanwhile. Enter saves yours.`,
        )
      } else setError(refusal.message)
    } catch (failure) {
      setError(failureMessage(i18n, failure))
    }
  }
  if (!editing)
    return (
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        minH="11"
        px="2"
        fontWeight="normal"
        fontVariantNumeric="tabular-nums"
        aria-label={text ? t`${label}: ${text}. Change it` : t`${label}: none. Change it`}
        onClick={() => setEditing(product)}
      >
        {text === '' ? '–' : isMoney(field) ? listedRupees(product[field] ?? 0) : text}
      </Button>
    )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('value')
    if (!loading && typeof typed === 'string') void save(typed, editing)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <chakra.form onSubmit={onSubmit} width="28">
      <chakra.input
        css={inputStyle}
        px="2"
        name="value"
        aria-label={label}
        inputMode={isMoney(field) ? 'decimal' : 'numeric'}
        defaultValue={text}
        autoFocus
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => error === null && !loading && setEditing(null)}
        aria-invalid={error !== null || undefined}
      />
      <Box role="alert">
        {error && (
          <Text textStyle="xs" color="fg.error">
            {error}
          </Text>
        )}
      </Box>
    </chakra.form>
  )
}
