import { useMutation } from '@apollo/client/react'
import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link as RouterLink, Navigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { CounterLines } from '../counter/CounterLines.tsx'
import { LineStyle } from '../counter/LineStyle.tsx'
import { CounterMeasurements } from '../counter/CounterMeasurements.tsx'
import { FitHistory } from '../../shop/orders/FitHistory.tsx'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { fieldsOfLine, fieldsOfMeasurements } from '../counter/counter-order.ts'
import { differs, type EditedOrder, editedOrderOf, editInput } from './edited-order.ts'
import { EditDetails } from './EditDetails.tsx'
import { EditReview, type Review } from './EditReview.tsx'
import { readForm } from '../forms/read-form.ts'
import { EditOrder_mutation, type OrderToEdit } from './order-edit-documents.ts'

interface EditOrderProps {
  order: OrderToEdit
  priceList: PriceListQuery['priceList']
  onReload: () => void
}

/** An order's form: the server says what a change would cost before it is applied. */
export function EditOrder({ order, priceList, onReload }: EditOrderProps) {
  const { t, i18n } = useLingui()
  const [edited, setEdited] = useState(() => editedOrderOf(i18n, order))
  const [review, setReview] = useState<Review | null>(null)
  const [reason, setReason] = useState('')
  const [isOutdated, setIsOutdated] = useState(false)
  const [isApplied, setIsApplied] = useState(false)
  const daysAhead = useDaysAhead(edited.neededBy === order.neededBy ? '' : edited.neededBy)
  const [editOrder] = useMutation(EditOrder_mutation)
  const form = useSubmission(fieldsOf(edited))
  const page = useRef<HTMLDivElement>(null)
  const focusInvalid = useFocusInvalid(page, form.loading)
  const isChanged = differs(edited, editedOrderOf(i18n, order))
  const change = (changes: Partial<typeof edited>) => {
    setEdited({ ...edited, ...changes })
    setReview(null)
  }

  const send = async (input: { dryRun: boolean; reason?: string; confirmedTotal?: number | null }) => {
    const typed = readForm(i18n, (read) => editInput(i18n, read, order, edited))
    if (typed.errors) {
      setReview(null)
      return void form.setErrors(typed.errors)
    }
    let payload: Awaited<ReturnType<typeof editOrder>>['data']
    const outcome = await form.submit(async () => {
      payload = (await editOrder({ variables: { input: { ...typed.input, ...daysAhead.input, ...input } } }))
        .data
      const errors = payload?.editOrder.userErrors ?? []
      setIsOutdated(errors.some(({ field, code }) => field === 'version' && code === 'CONFLICT'))
      if (errors.some(({ code }) => code === 'PRICE_CHANGED')) setReview(null)
      return payload?.editOrder
    })
    return outcome.state === 'done' ? payload?.editOrder : undefined
  }
  const look = async () => {
    focusInvalid()
    const result = await send({ dryRun: true })
    if (result) setReview({ changes: result.changes, total: result.price?.totalToPay ?? null })
  }
  const apply = async () => {
    focusInvalid()
    const result = await send({ dryRun: false, reason, confirmedTotal: review?.total ?? null })
    if (!result) return
    void notify({ title: t`Order ${{ orderNumber: order.orderNumber }} is changed.` })
    setIsApplied(true)
  }

  if (isApplied) return <Navigate to={adminPaths.order(order.id)} />
  const { custom } = edited
  const styleErrors = Object.entries(form.errors).flatMap(([field, error]) =>
    error && /^style\b/.test(field) ? [error] : [],
  )
  return (
    <>
      <LeaveConfirmation unsaved={isChanged} />
      <AdminHeading title={t`Edit order ${{ orderNumber: order.orderNumber }}`}>
        <Button asChild minH="12" variant="ghost">
          <RouterLink to={adminPaths.order(order.id)}>
            <Trans>Back to the order</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Grid
        ref={page}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          <FitHistory history={order.fitHistory} />
          {custom ? (
            <Panel title={t`Style and measurements`} gap="4">
              <LineStyle
                line={custom}
                isCustom
                cloth={null}
                proposedDate={null}
                onChange={(changes) => change({ custom: { ...custom, ...changes } })}
              />
              {styleErrors.length > 0 && (
                <Text color="fg.error" role="alert">
                  {styleErrors.join(' ')}
                </Text>
              )}
              <CounterMeasurements
                line={custom}
                customer={null}
                errors={form.errors}
                onChange={(changes) => change({ custom: { ...custom, ...changes } })}
              />
            </Panel>
          ) : (
            <CounterLines
              order={{ customer: null, lines: edited.lines }}
              change={change}
              priceList={priceList}
              errors={form.errors}
              allOpen
            />
          )}
          <EditDetails order={edited} change={change} daysAhead={daysAhead} errors={form.errors} />
        </Stack>
        <Box position={{ lg: 'sticky' }} top="24">
          <EditReview
            total={order.totalToPay ?? null}
            {...{ review, isChanged, reason }}
            errors={form.errors}
            submitError={form.submitError}
            loading={form.loading}
            onReason={setReason}
            onReview={() => void look()}
            onApply={() => void apply()}
          />
          {isOutdated && (
            <Button mt="3" minH="12" variant="outline" onClick={onReload}>
              <Trans>Start again from the order as it is now</Trans>
            </Button>
          )}
        </Box>
      </Grid>
    </>
  )
}

/** The fields that show their own errors. */
const fieldsOf = ({ lines, custom }: EditedOrder) => [
  'lines',
  'neededBy',
  'specialInstructions',
  'reason',
  ...['name', 'phone', 'email', 'street', 'city', 'state', 'pincode'].map((name) => `customer.${name}`),
  ...lines.flatMap(fieldsOfLine),
  'style',
  ...(custom?.style ?? []).map((_, option) => `style.${option}`),
  ...(custom ? fieldsOfMeasurements('measurements', custom) : []),
]
