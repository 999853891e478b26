import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { OrderPayments_OrderFragment } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Form } from '../../../ui/Form.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'

const SubmitUpiPayment_mutation = graphql(`
  mutation SubmitUpiPayment($input: SubmitUpiPaymentInput!) {
    submitUpiPayment(input: $input) {
      order {
        id
        ...OrderPayments_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface UpiPaymentProps {
  orderId: string
  request: NonNullable<OrderPayments_OrderFragment['upiRequest']>
}

/** Links that open an app itself. iPhones don't ask which app is to open an address that several know. */
const apps = [
  { name: 'Google Pay', scheme: 'gpay://upi/pay' },
  { name: 'PhonePe', scheme: 'phonepe://pay' },
  { name: 'Paytm', scheme: 'paytmmp://pay' },
]

/**
 * Paying by UPI: on phones by a link that opens an app; the QR code is for other devices, and because payment apps refuse some
 * links to accounts of persons. Afterwards the shopper sends the payment's number.
 */
export function UpiPayment({ orderId, request }: UpiPaymentProps) {
  const { t } = useLingui()
  const { account, link } = request
  const amount = formatExactRupees(request.amount)
  return (
    <Stack gap="4" pt="4" borderTopWidth="1px" _first={{ pt: '0', borderTopWidth: '0' }}>
      <Heading as="h3" size="md">
        <Trans>Pay {amount} by UPI</Trans>
      </Heading>
      <Stack hideFrom="md" gap="3">
        <Button asChild size="xl">
          <a href={link}>
            <Trans>Open a UPI app</Trans>
          </a>
        </Button>
        <Flex gap="3" wrap="wrap">
          {apps.map(({ name, scheme }) => (
            <Button key={name} asChild variant="outline" flex="1">
              <a href={link.replace('upi://pay', scheme)}>{name}</a>
            </Button>
          ))}
        </Flex>
      </Stack>
      <Flex gap="4" wrap="wrap" align="center">
        <QrCode text={link} size="40" />
        <Stack gap="2" flex="1 1 12rem" minW="0">
          <Text>
            <Trans>Scan the code with any UPI app, or pay to this UPI address:</Trans>
          </Text>
          <Box>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {account.vpa}
            </Text>
            <Text color="fg.muted">{account.payeeName}</Text>
          </Box>
        </Stack>
      </Flex>
      <UtrForm
        key={request.reference}
        orderId={orderId}
        amount={request.amount}
        label={t`Number of the payment (UTR)`}
      />
    </Stack>
  )
}

function UtrForm({ orderId, amount, label }: { orderId: string; amount: number; label: string }) {
  const { t } = useLingui()
  const [utr, setUtr] = useState('')
  const [submitPayment] = useMutation(SubmitUpiPayment_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['utr'])
  const send = async () => {
    const { state } = await submit(
      async () =>
        (await submitPayment({ variables: { input: { orderId, amount, utr } } })).data?.submitUpiPayment,
    )
    if (state === 'done') setUtr('')
  }
  return (
    <Form
      submit={t`I have paid`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void send()}
      button={{ variant: 'outline' }}
    >
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={60}
        value={utr}
        error={errors.utr}
        helper={t`Your UPI app shows these 12 digits with the payment. We confirm it when it has arrived.`}
        onChange={({ currentTarget }) => setUtr(currentTarget.value)}
      />
    </Form>
  )
}
