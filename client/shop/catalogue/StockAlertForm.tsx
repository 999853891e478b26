import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { Form } from '../../ui/Form.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useLiveSession } from '../../app/session/session.ts'

const OwnEmail_query = graphql(`
  query OwnEmail {
    viewer {
      id
      email
    }
  }
`)

const RequestStockAlert_mutation = graphql(`
  mutation RequestStockAlert($input: RequestStockAlertInput!) {
    requestStockAlert(input: $input) {
      product {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface StockAlertFormProps {
  productId: string
  /** The sold-out sizes; null stands for the product without one. */
  soldOut: readonly (string | null)[]
}

/** Takes the contact of somebody who waits for a sold-out product or size. */
export function StockAlertForm({ productId, soldOut }: StockAlertFormProps) {
  const { t } = useLingui()
  const { token } = useLiveSession()
  const { data } = useQuery(OwnEmail_query, { skip: token === null })
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState(soldOut[0] ?? null)
  const [done, setDone] = useState(false)
  const [request] = useMutation(RequestStockAlert_mutation)
  const { loading, errors, submitError, submit } = useSubmission(['contact'])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  // A size may have come back since.
  const size = soldOut.includes(chosen) ? chosen : (soldOut[0] ?? null)
  const contact = typed ?? data?.viewer?.email ?? ''
  const send = async () => {
    setDone(false)
    const { state } = await submit(async () => {
      const payload = await request({ variables: { input: { productId, size, contact } } })
      return payload.data?.requestStockAlert
    })
    setDone(state === 'done')
  }
  return (
    <Box as="section" aria-labelledby="stock-alert" p="4" bg="bg.subtle" borderRadius="l2">
      <Heading as="h2" id="stock-alert" size="md" mb="1">
        <Trans>Tell me when it is back</Trans>
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        <Trans>We write to you once, when it is in stock again, and for nothing else.</Trans>
      </Text>
      <Form
        submit={t`Tell me`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        noValidate
      >
        {soldOut.length > 1 && (
          <SelectField
            label={t`Size`}
            value={size ?? ''}
            onChange={({ target }) => {
              setChosen(target.value)
              setDone(false)
            }}
          >
            {soldOut.map((label) => (
              <option key={label} value={label ?? ''}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          ref={field}
          label={
            soldOut.length === 1 && size
              ? t`E-mail or mobile number, for size ${size}`
              : t`E-mail or mobile number`
          }
          name="contact"
          autoComplete="email"
          maxLength={254}
          value={contact}
          error={errors.contact}
          onChange={({ target }) => {
            setTyped(target.value)
            setDone(false)
          }}
        />
        <Box role="status" _empty={{ position: 'absolute' }}>
          {done && (
            <FormMessage kind="success">{t`Thank you. We will write to you when it is back.`}</FormMessage>
          )}
        </Box>
      </Form>
    </Box>
  )
}
