import { useApolloClient, useQuery } from '@apollo/client/react'
import { Badge, Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ContactForm, type ContactValues } from '../customers/ContactForm.tsx'
import { customersByPhone, queuedByPhone, showCopied } from '../offline/find-in-copy.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { useCounterCopy } from '../offline/use-counter-copy.ts'
import { useWrites } from '../offline/use-writes.ts'
import { addWrite, localIdOf, newWrite, writeOf } from '../offline/writes.ts'
import { CounterCustomer_query, CounterCustomers_query } from './counter-documents.ts'
import type { CounterCustomer as Customer, CounterOrder } from './counter-order.ts'
import { type LastOrder, lastOrderOf, sameAgain } from './same-again.ts'

interface CounterCustomerProps {
  order: CounterOrder
  change: (changes: Partial<CounterOrder>) => void
  error: string | undefined
  /** Of the garments that are sewn once more; null where nothing is sewn. */
  priceList: PriceListQuery['priceList'] | null
  /** What else is known of the customer. */
  children?: ReactNode
}

const digitsIn = (typed: string) => typed.replace(/\D/g, '')

/** Finds the customer by phone, or enters a new one with the phone that was typed. */
export function CounterCustomer({ order, change, error, priceList, children }: CounterCustomerProps) {
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
      <CustomersOrders
        key={customer.id}
        id={customer.id}
        order={order}
        change={change}
        priceList={priceList}
      />
      {children}
    </Panel>
  )
}

interface CustomersOrdersProps extends Omit<CounterCustomerProps, 'error' | 'children'> {
  id: string
}

/** What the customer still has to pay, and the last order, which can be taken once more. */
function CustomersOrders({ id, order, change, priceList }: CustomersOrdersProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(CounterCustomer_query, {
    variables: { id },
    skip: writeOf(id) !== null,
    fetchPolicy: 'cache-and-network',
  })
  const customer = data?.customer
  if (!customer) return null
  const last = priceList && lastOrderOf(customer, priceList)
  const again = () => {
    if (!last || !priceList) return
    const { lines, ...days } = sameAgain(last, customer, priceList)
    change({ lines: [...order.lines, ...lines], ...days })
  }
  return (
    <Stack gap="2" mt="2">
      {customer.balance > 0 && (
        <Text color="fg.warning" fontWeight="semibold">
          {t`${{ owed: listedRupees(customer.balance) }} of earlier orders is to be paid.`}
        </Text>
      )}
      {last && (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text minW="0" flex="1 1 8rem">
            <Link asChild color="brand.fg">
              <RouterLink to={adminPaths.order(last.id)}>{last.orderNumber}</RouterLink>
            </Link>
            , {formatDay(last.orderDate, i18n)}: {last.items.map((item) => describe(i18n, item)).join(', ')}
          </Text>
          <Button minH="12" onClick={again}>
            <RotateCcw aria-hidden />
            <Trans>Same again</Trans>
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

const describe = (i18n: I18n, item: LastOrder['items'][number]) =>
  [designName(i18n, item), ...item.addOns.map((addOn) => localizedName(i18n, addOn))].join(' + ')

function FindCustomer({
  phone,
  change,
  error,
}: Pick<CounterCustomerProps, 'change' | 'error'> & { phone: string }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  const searched = useDebounced(phone.trim())
  const isLongEnough = digitsIn(searched).length >= 4
  const client = useApolloClient()
  const copy = useCounterCopy()
  const writes = useWrites()
  const { data, error: failure } = useQuery(CounterCustomers_query, {
    variables: { where: { phone: searched } },
    skip: !isLongEnough,
    fetchPolicy: 'network-only',
  })
  const isOffline = failure !== undefined && isUnreachable(failure) && copy !== null
  const listed = data?.customers.edges.map(({ node }) => node) ?? []
  const found = !isLongEnough
    ? []
    : isOffline
      ? [...queuedByPhone(writes ?? [], searched), ...customersByPhone(copy, searched)]
      : listed
  const isNew = (data !== undefined || isOffline) && isLongEnough && digitsIn(searched).length >= 10
  const choose = (customer: Customer) => {
    showCopied(client, copy, customer.id)
    change({ customer, phone: '' })
  }
  const queue = async ({ name, phone: typed, email }: ContactValues) => {
    const write = newWrite(name)
    await addWrite({ ...write, kind: 'customer', input: { name, phone: typed, email } })
    choose({ id: localIdOf(write), name, phone: typed })
  }
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
      {found.map((node) => (
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
          onUnreachable={copy ? queue : undefined}
          onSaved={({ id, name, phone: saved }) => choose({ id, name, phone: saved ?? '' })}
        />
      )}
    </Panel>
  )
}
