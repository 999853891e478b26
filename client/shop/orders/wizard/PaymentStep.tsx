import { Box, Button, Flex, Heading, Link, Separator, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, Banknote, Phone, Ruler } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { telLink } from '../../../lib/contact.ts'
import { advanceOf } from '../../../../shared/orders/advance.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { paths } from '../../../../shared/paths.ts'
import { FestivalCutOffs } from '../../about/FestivalCutOffs.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'
import { ErrorSummary, type SummaryLine } from './ErrorSummary.tsx'
import { savedDraft } from './line-prices.ts'
import { orderTypes, type OrderValues } from './order-form.ts'
import { lacksMeasurements, orderProblems } from './order-problems.ts'
import { stepSearch } from './order-steps.ts'
import { OrderCoupon } from './OrderCoupon.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { type Refusal, usePlaceOrder } from './use-place-order.ts'
import { refused } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'

const nothing = () => {}

/** Step 5: total, payment method, and placing the order. */
export function PaymentStep() {
  const { subject, signedIn, designs, total, payment, phone, advanceRules, ...wizard } = useWizard()
  const { store, pending, state, shopper } = wizard
  const { t, i18n } = useLingui()
  const { pathname, search } = useLocation()
  const form = useFormContext<OrderValues>()
  const [lines, measurements] = useWatch({ control: form.control, name: ['lines', 'measurements'] })
  const { placing, placeOrder } = usePlaceOrder(store, signedIn)
  const [missing, setMissing] = useState<SummaryLine[]>([])
  const [said, setSaid] = useState<string | null>(null)
  const isCustom = subject.type === 'custom'
  const draft = isCustom ? null : savedDraft(state)
  const { types, type: paymentType, toPay } = payment
  const advance = advanceOf(advanceRules, { orderType: orderTypes[subject.type], totalToPay: toPay })
  // Coupon and promotions are priced by the account's draft.
  useEffect(() => {
    if (signedIn && !isCustom) void store.ensureDraft()
  }, [store, signedIn, isCustom])

  const sendingPictures = pending.anyPending && pending.failed.size === 0

  const showRefusals = (refusals: Refusal[]) => {
    for (const { field, message } of refusals)
      if (field !== null) form.setError(field as 'lines.0.size', { type: refused, message })
    const ended = refusals.find(({ code }) => code === 'PROMOTION_ENDED')
    const changed = refusals.find(({ code }) => code === 'PRICE_CHANGED')
    setMissing(refusals.filter((refusal) => refusal !== ended && refusal !== changed))
    if (ended) setSaid(ended.message)
    else setSaid(changed ? t`The total has changed. Please look at it again, then place your order.` : null)
  }

  const place = async () => {
    setSaid(null)
    setMissing([])
    // From now on each field is validated on change.
    await form.handleSubmit(nothing, nothing)()
    const problems = orderProblems(subject, form.getValues(), designs)
    const found = Object.entries(problems).map(([field, message]) => ({ field, message: i18n._(message) }))
    if (found.length > 0) return setMissing(found)
    if (pending.anyPending)
      return setSaid(
        t`Some pictures could not be sent yet. Try again or remove them in the step “Order Type”.`,
      )
    if (total.state === 'failed') {
      total.retry()
      return setSaid(unreachable)
    }
    // The total on the screen isn't the server's yet: the button waits for it, too.
    if (total.state === 'calculating') return
    const outcome = await placeOrder(toPay, paymentType)
    if (outcome.kind === 'refused') showRefusals(outcome.refusals)
    else if (outcome.kind === 'unknown') setSaid(unsure)
    // In a conflict, and for a draft that is closed, the wizard itself says so.
    else if (outcome.kind === 'overtaken' && store.snapshot().status !== 'conflict') setSaid(changed)
    else if (outcome.kind === 'unsaved' && store.snapshot().status !== 'conflict') setSaid(unreachable)
  }
  const changed = t`This order was changed in another window. Please look at it again, then place your order.`
  const unreachable = t`We could not reach the shop. Nothing is lost: please try again.`
  const unsure = t`We could not hear whether your order arrived. Please try again: it is placed only once.`

  return (
    <Stack gap="6">
      {missing.length > 0 && <ErrorSummary lines={missing} />}
      <OrderSummary />
      {lacksMeasurements(subject, { lines, measurements }) && (
        <Text p="4" bg="bg.warning" borderRadius="l2">
          <Trans>
            No measurements yet. You can order all the same: we measure together, by phone or at the shop, or
            you give them later on the order’s page.
          </Trans>{' '}
          <Link asChild variant="underline" fontWeight="semibold">
            <RouterLink to={{ search: stepSearch('measurements', subject.draftId) }}>
              <Trans>Give the measurements</Trans>
            </RouterLink>
          </Link>
        </Text>
      )}
      {draft && <DeliveryPromise key={draft.version} draftId={draft.id} />}
      {subject.type !== 'readymade' && <FestivalCutOffs />}
      {draft && shopper === null && <OrderCoupon store={store} draft={draft} />}
      <Box>
        <Heading as="h3" size="lg" mb="2">
          <Trans>How you pay</Trans>
        </Heading>
        <PaymentChoice advance={advance} />
      </Box>
      <Box role="status">
        {said && (
          <Text p="4" bg="bg.warning" borderRadius="l2">
            {said}
          </Text>
        )}
      </Box>
      {signedIn ? (
        <Button
          size="xl"
          loading={placing || sendingPictures}
          loadingText={placing ? t`Placing your order…` : t`Your pictures are being sent…`}
          disabled={state.status === 'conflict' || total.state === 'calculating'}
          onClick={() => void place()}
        >
          {isCustom
            ? t`Send enquiry`
            : paymentType === 'COD' || toPay === null
              ? t`Place order`
              : t`Place order and pay ${{ amount: formatExactRupees(advance || toPay) }}`}
        </Button>
      ) : (
        <Stack gap="2">
          <Button asChild size="xl">
            <RouterLink to={paths.login()} state={{ from: pathname + search }}>
              <Trans>Sign in to place your order</Trans>
            </RouterLink>
          </Button>
          <Text fontSize="sm" color="fg.muted">
            <Trans>What you have filled in stays, and goes with you.</Trans>
          </Text>
        </Stack>
      )}
      <Separator />
      <TrustBadges hasAdvance={advance > 0} hasCash={types.includes('COD')} />
      <Flex gap="4" align="center" justify="space-between" wrap="wrap" p="5" bg="bg.subtle" borderRadius="l3">
        <Box>
          <Heading as="h3" size="md">
            <Trans>Call to order</Trans>
          </Heading>
          <Text color="fg.muted">
            <Trans>We take your order by phone, too.</Trans>
          </Text>
        </Box>
        <Button asChild variant="outline" height="auto" minH="11" py="2" whiteSpace="normal" maxW="full">
          <a href={telLink(phone)}>
            <Phone />
            <Trans>Call {phone}</Trans>
          </a>
        </Button>
      </Flex>
    </Stack>
  )
}

function TrustBadges({ hasAdvance, hasCash }: { hasAdvance: boolean; hasCash: boolean }) {
  const { t } = useLingui()
  const badges = [
    { Icon: BadgeCheck, text: t`Over 10 years of experience` },
    { Icon: Ruler, text: t`Stitched by our own tailors` },
    ...(hasAdvance || hasCash
      ? [{ Icon: Banknote, text: hasAdvance ? t`An advance now, the rest later` : t`Pay on delivery` }]
      : []),
  ]
  return (
    <Flex as="ul" listStyleType="none" gap="4" wrap="wrap" justify="space-around">
      {badges.map(({ Icon, text }) => (
        <Flex key={text} as="li" align="center" gap="2" color="peacock.fg" fontWeight="semibold">
          <Icon aria-hidden size={20} />
          {text}
        </Flex>
      ))}
    </Flex>
  )
}
