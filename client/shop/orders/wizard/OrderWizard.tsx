import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom'
import type { AdvanceRule } from '../../../../shared/orders/advance.ts'
import type { PaymentRules } from '../../../../shared/orders/payment-types.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { LazySection } from '../../../ui/LazySection.tsx'
import { whenIdle } from '../../../ui/when-idle.ts'
import type { DraftStore, DraftState } from './draft-store.ts'
import {
  type CartItem,
  emptyOrder,
  type InitialOrder,
  type MeasurementsField,
  type OrderSubject,
} from './order-form.ts'
import { orderProblems } from './order-problems.ts'
import {
  fieldId,
  isOrderStep,
  type OrderStep,
  orderSteps,
  stepNames,
  stepOfField,
  stepSearch,
  stepsWithInput,
} from './order-steps.ts'
import { ProductStep } from './ProductStep.tsx'
import { useDraftStore } from './use-draft-store.ts'
import { useLineDesigns } from './use-line-designs.ts'
import { useChosenOptions } from './use-chosen-options.ts'
import { useOrderTotals } from './use-order-totals.ts'
import { useOrderForm } from './use-order-form.ts'
import { usePaymentChoice } from './use-payment-choice.ts'
import { usePendingPictures } from './use-pending-pictures.ts'
import { WizardContext } from './wizard-context.ts'
import { isUntouched } from './working-copy.ts'
import { WizardSteps } from './WizardSteps.tsx'

const SaveState = lazy(async () => ({ default: (await import('./SaveState.tsx')).SaveState }))
const SyncWithCart = lazy(async () => ({ default: (await import('./SyncWithCart.tsx')).SyncWithCart }))
const DraftUnopened = lazy(async () => ({ default: (await import('./DraftUnopened.tsx')).DraftUnopened }))

interface OrderWizardProps {
  subject: OrderSubject
  /** The shopper's name and e-mail, the design's quantity in the cart, and the other lines. */
  initial: InitialOrder & {
    cart: readonly CartItem[] | undefined
    /** Reloads the cart; null unless it could not be read. */
    retryCart: (() => void) | null
  }
  /** The shop's phone number. */
  phone: string
  advanceRules: readonly AdvanceRule[]
  paymentRules: PaymentRules
}

/** The order form in five steps, saved as a draft from the first change on. */
export function OrderWizard({ subject, initial, ...facts }: OrderWizardProps) {
  const { store, state, signedIn } = useDraftStore(subject, () => emptyOrder(subject, initial))
  const { state: entryState } = useLocation() as { state: { fromCart?: boolean; checkout?: boolean } | null }
  // The named draft isn't loaded yet and has no local changes.
  const unopened = subject.draftId !== null && state.copy.draft === null && !state.copy.unsaved
  if (!state.ready) return <WizardLoading />
  const retryCart = isUntouched(state.copy) ? initial.retryCart : null
  if (retryCart || state.missing || unopened)
    return (
      <Suspense fallback={<WizardLoading />}>
        <DraftUnopened
          missing={state.missing}
          signedIn={signedIn}
          retryCart={retryCart}
          onRetry={() => void store.flush()}
        />
      </Suspense>
    )
  if (entryState?.fromCart && initial.cart)
    return (
      <Suspense fallback={<WizardLoading />}>
        <SyncWithCart store={store} cart={initial.cart} isCheckout={entryState.checkout === true} />
      </Suspense>
    )
  return <Wizard subject={subject} store={store} state={state} signedIn={signedIn} {...facts} />
}

export const WizardLoading = () => (
  <Box role="status">
    <Text color="fg.muted" mb="4">
      <Trans>Loading your order…</Trans>
    </Text>
    <Skeleton height="72" />
  </Box>
)

/** Most shoppers start at the first step: the code of the others is loaded when idle or on navigation. */
const laterSteps = {
  type: async () => ({ default: (await import('./TypeStep.tsx')).TypeStep }),
  measurements: async () => ({ default: (await import('./MeasurementsStep.tsx')).MeasurementsStep }),
  customer: async () => ({ default: (await import('./CustomerStep.tsx')).CustomerStep }),
  payment: async () => ({ default: (await import('./PaymentStep.tsx')).PaymentStep }),
}

const ConflictNotice = lazy(async () => ({ default: (await import('./ConflictNotice.tsx')).ConflictNotice }))

const panels: Record<OrderStep, ComponentType> = {
  product: ProductStep,
  type: lazy(laterSteps.type),
  measurements: lazy(laterSteps.measurements),
  customer: lazy(laterSteps.customer),
  payment: lazy(laterSteps.payment),
}

const fetchLaterSteps = () => {
  for (const load of Object.values(laterSteps)) void load().catch(() => null)
}

interface WizardProps extends Pick<OrderWizardProps, 'subject' | 'phone' | 'advanceRules' | 'paymentRules'> {
  store: DraftStore
  state: DraftState
  signedIn: boolean
}

function Wizard({ subject, store, state, signedIn, paymentRules, ...rules }: WizardProps) {
  const { i18n } = useLingui()
  const [search] = useSearchParams()
  const requested = search.get('step')
  const step = isOrderStep(requested) ? requested : 'product'
  const { lines } = state.copy.values
  const designs = useLineDesigns(lines.map(({ productId }) => productId))
  const withInput = stepsWithInput(subject, lines, designs)
  const at = orderSteps.indexOf(step)
  const previous = withInput.findLast((each) => orderSteps.indexOf(each) < at)
  const next = withInput.find((each) => orderSteps.indexOf(each) > at)
  const options = useChosenOptions(state.copy.values)
  const total = useOrderTotals(subject, state, designs, options)
  const payment = usePaymentChoice(paymentRules, total, state)
  const form = useOrderForm(store, state, { subject, designs })
  /** A step with errors stays open, at its first field with one. */
  const stopAtErrors = (event: MouseEvent) => {
    const problems = Object.keys(orderProblems(subject, form.getValues(), designs))
    const wrong = problems.filter((field) => stepOfField(field) === step) as MeasurementsField[]
    if (wrong.length === 0) return
    event.preventDefault()
    void form.trigger(wrong)
    document.querySelector<HTMLElement>(wrong.map((field) => `[id="${fieldId(field)}"]`).join())?.focus()
  }
  const pending = usePendingPictures(store, state, signedIn)
  const heading = useFocusOnStep(step)
  const Panel = panels[step]
  const [shown, setShown] = useState({ step, isLater: false })
  if (shown.step !== step) setShown({ step, isLater: true })
  const shopper = state.saved?.isOwner === false ? state.saved.shopperName : null
  useEffect(() => {
    return whenIdle(fetchLaterSteps)
  }, [])
  return (
    <WizardContext
      value={{
        subject,
        store,
        state,
        signedIn,
        designs,
        options,
        total,
        payment,
        pending,
        shopper,
        ...rules,
      }}
    >
      <FormProvider {...form}>
        <Stack gap="4">
          <WizardSteps current={step} />
          <Flex role="status" gap="2" minH="6" color="fg.muted" fontSize="sm">
            <LazySection>
              <SaveState keeping={state.status} empty={state.copy.draft === null && !state.copy.unsaved} />
            </LazySection>
          </Flex>
          {shopper !== null && (
            <Text p="4" bg="bg.info" borderRadius="l2">
              <Trans>
                You are filling in the order of {shopper}. It will be placed in that customer’s account.
              </Trans>
            </Text>
          )}
          {state.status === 'conflict' && (
            <Suspense>
              <ConflictNotice store={store} />
            </Suspense>
          )}
          <Box
            as="section"
            p={{ base: '4', md: '8' }}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            css={{ '& :focus': { scrollMarginBottom: '5rem' } }}
          >
            <Heading ref={heading} as="h2" size="2xl" mb="5" tabIndex={-1} outline="none">
              {i18n._(stepNames[step])}
            </Heading>
            <Suspense fallback={<Skeleton height="72" />}>
              <Box key={step} animationStyle={shown.isLater ? 'step' : undefined}>
                <Panel />
              </Box>
            </Suspense>
          </Box>
          {/* Leaving a field may show an error below it: the button must not move while it is being tapped. */}
          <Flex
            wrap="wrap"
            justify="space-between"
            align="center"
            gap="3"
            position="sticky"
            bottom="0"
            zIndex="docked"
            py="3"
            bg="bg"
            borderTopWidth="1px"
            onMouseDown={(event) => event.preventDefault()}
          >
            {previous && (
              <Button asChild variant="outline">
                <RouterLink to={{ search: stepSearch(previous, subject.draftId) }} preventScrollReset>
                  <Trans>Previous</Trans>
                </RouterLink>
              </Button>
            )}
            {total.state !== 'none' && (
              <Text ms="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                <Trans>Total</Trans>{' '}
                {payment.toPay !== null
                  ? formatExactRupees(payment.toPay)
                  : total.state === 'calculating'
                    ? '…'
                    : '–'}
              </Text>
            )}
            {next && (
              <Button asChild ms={total.state === 'none' ? 'auto' : '0'}>
                <RouterLink
                  to={{ search: stepSearch(next, subject.draftId) }}
                  preventScrollReset
                  onClick={stopAtErrors}
                >
                  <Trans>Next</Trans>
                </RouterLink>
              </Button>
            )}
          </Flex>
        </Stack>
      </FormProvider>
    </WizardContext>
  )
}

/** Moves the focus to the step's heading, or to the field that a link of the error summary names. */
function useFocusOnStep(step: OrderStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const { state } = useLocation() as { state: { focus?: string } | null }
  const focus = state?.focus
  useEffect(() => {
    const opened = first.current
    first.current = false
    if (focus !== undefined) document.getElementById(fieldId(focus))?.focus()
    else if (!opened) {
      heading.current?.focus()
      // Focusing doesn't scroll when the heading had the focus already.
      heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
  }, [step, focus])
  return heading
}
