import { useQuery } from '@apollo/client/react'
import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ContactForm } from '../customers/ContactForm.tsx'
import { CounterCustomers_query } from './counter-documents.ts'
import type { CounterCustomer as Customer, CounterOrder } from './counter-order.ts'

interface CounterCustomerProps {
  order: CounterOrder
  change: (changes: Partial<CounterOrder>) => void
  error: string | undefined
}

const digitsIn = (typed: string) => typed.replace(/\D/g, '')

/** Finds the customer by phone, or enters a new one with the phone that was typed. */
export function CounterCustomer({ order, change, error }: CounterCustomerProps) {
  const { t } = useLingui()
  const { customer, phone } = order
  if (!customer) return <FindCustomer phone={phone} change={change} error={error} />
  return (
    <Panel title={t`Customer`}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0">
          <Text fontWeight="semibold">{customer.name}</Text>
          <Text color="fg.muted">{customer.phone}</Text>
        </Stack>
        <Button variant="outline" minH="12" onClick={() => change({ customer: null })}>
          <Trans>Change</Trans>
        </Button>
      </Flex>
      {error && (
        <Text color="fg.error" role="alert">
          {error}
        </Text>
      )}
    </Panel>
  )
}

function FindCustomer({ phone, change, error }: Omit<CounterCustomerProps, 'order'> & { phone: string }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  const searched = useDebounced(phone.trim())
  const isLongEnough = digitsIn(searched).length >= 4
  const { data } = useQuery(CounterCustomers_query, {
    variables: { where: { phone: searched } },
    skip: !isLongEnough,
    fetchPolicy: 'network-only',
  })
  const found = isLongEnough ? (data?.customers.edges ?? []) : []
  const isNew = data !== undefined && isLongEnough && digitsIn(searched).length >= 10
  const choose = (customer: Customer) => change({ customer, phone: '' })
  return (
    <Panel title={t`Customer`} gap="3">
      <TextField
        ref={input}
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        minH="12"
        value={phone}
        error={error}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
      {found.map(({ node }) => (
        <Button
          key={node.id}
          variant="outline"
          minH="12"
          height="auto"
          py="2"
          justifyContent="space-between"
          onClick={() => choose({ id: node.id, name: node.name, phone: node.phone ?? '' })}
        >
          <span>
            {node.name}, {node.phone}
          </span>
          <Badge>{t`${plural({ orderCount: node.orderCount }, { one: '# order', other: '# orders' })}`}</Badge>
        </Button>
      ))}
      {isNew && (
        <ContactForm
          key={searched}
          isShort
          customer={null}
          initial={{ phone: searched }}
          onSaved={({ id, name, phone: saved }) => choose({ id, name, phone: saved ?? '' })}
        />
      )}
    </Panel>
  )
}
