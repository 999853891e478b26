import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote } from 'lucide-react'
import type { PaymentType } from '../../../../shared/orders/payment-types.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { paymentTypeNames } from '../../../lib/payment-types.ts'
import { AdvanceSentence } from '../AdvanceSentence.tsx'
import { useWizard } from './wizard-context.ts'

/**
 * How the order is paid: a choice where the shop offers several ways.
 * @param props.advance in paise
 */
export function PaymentChoice({ advance }: { advance: number }) {
  const { i18n } = useLingui()
  const { subject, payment } = useWizard()
  const { types, type: value, choose, toPay } = payment
  const note = usePaymentNotes(advance)
  const advanceSentence = advance > 0 && toPay !== null && (
    <AdvanceSentence advance={advance} rest={toPay - advance} hasTrial={subject.type === 'tailor'} />
  )
  const [only] = types
  if (types.length === 1 && only === 'COD')
    return (
      <Flex gap="3" align="center" p="4" borderWidth="1px" borderColor="brand.solid" borderRadius="l2">
        <Banknote aria-hidden />
        <Box>
          <Text fontWeight="semibold">{advanceSentence || i18n._(paymentTypeNames.COD)}</Text>
          <Text fontSize="sm" color="fg.muted">
            {note.COD}
          </Text>
        </Box>
      </Flex>
    )
  return (
    <Stack as="fieldset" gap="3">
      <chakra.legend srOnly>
        <Trans>How you pay</Trans>
      </chakra.legend>
      {advanceSentence && <Text>{advanceSentence}</Text>}
      {types.map((type) => (
        <chakra.label
          key={type}
          display="flex"
          alignItems="center"
          gap="3"
          minH="11"
          px="4"
          py="3"
          borderWidth="1px"
          borderColor="border.input"
          borderRadius="l2"
          cursor="pointer"
          css={{ '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
        >
          <chakra.input
            type="radio"
            name="paymentType"
            value={type}
            checked={type === value}
            accentColor="brand.solid"
            onChange={() => choose(type)}
          />
          <span>
            <Text as="span" fontWeight="semibold">
              {i18n._(paymentTypeNames[type])}
            </Text>
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              {note[type]}
            </Text>
          </span>
        </chakra.label>
      ))}
      {!types.includes('COD') && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>This order can’t be paid in cash on delivery: it is too large, or goes too far.</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** What follows from each way to pay. */
function usePaymentNotes(advance: number): Record<PaymentType, string> {
  const { t } = useLingui()
  const { subject, payment } = useWizard()
  const fee = formatExactRupees(payment.cashFee)
  const cash =
    subject.type === 'custom'
      ? t`We call you with the price first. Nothing is made before you agree to it.`
      : advance > 0
        ? t`We call you about the first payment, and begin when it is there.`
        : t`You pay when your order is handed to you.`
  return {
    UPI: t`By Google Pay, PhonePe, Paytm or any other UPI app, right after placing.`,
    ONLINE: t`By card, UPI, net banking or wallet, on the secure page of Razorpay.`,
    COD: payment.cashFee > 0 ? `${cash} ${t`Cash on delivery adds ${fee} to the total.`}` : cash,
  }
}
