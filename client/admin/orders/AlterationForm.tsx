import { useMutation } from '@apollo/client/react'
import { Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AddAlterationInput } from '../../__generated__/graphql.ts'
import { addDays, currentDay, dayOfInstant, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { Choice } from '../forms/Choice.tsx'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { Form } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { garmentName } from '../workshop/garment-name.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import {
  AddAlteration_mutation,
  type AlterationTailor,
  type OrderToAlter,
} from './alteration-page-documents.ts'
import { alterationReasons, hasReason, toggleReason } from './alteration-reasons.ts'
import { useOrderChange } from './use-order-change.ts'

interface AlterationFormProps {
  order: OrderToAlter
  tailors: readonly AlterationTailor[]
  title: string
}

/** In how many days an alteration is promised. */
const usualDays = 3

/** The day that is proposed: the usual one, or the order's own where that is sooner and hasn't passed. */
function proposedDay({ deliveryDate, orderStatus }: OrderToAlter): string {
  const today = currentDay()
  const usual = addDays(today, usualDays)
  const ordered = deliveryDate && orderStatus !== 'DELIVERED' ? dayOfInstant(deliveryDate) : usual
  return ordered >= today && ordered < usual ? ordered : usual
}

/** What is to be altered, of which garment, by whom and by when. All but what is to be altered is proposed. */
export function AlterationForm({ order, tailors, title }: AlterationFormProps) {
  const { t, i18n } = useLingui()
  const [search] = useSearchParams()
  const { garments } = order
  const [details, setDetails] = useState('')
  const [garmentId, setGarmentId] = useState(
    () => garments.find(({ id }) => garments.length === 1 || id === search.get('garment'))?.id ?? '',
  )
  const [chosenTailor, setTailor] = useState<string | null>(null)
  const [dueDate, setDueDate] = useState(() => proposedDay(order))
  const [isDone, setDone] = useState(false)
  const daysAhead = useDaysAhead(dueDate)
  const [addAlteration] = useMutation(AddAlteration_mutation, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'today' }),
  })
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: AddAlterationInput) => (await addAlteration({ variables: { input } })).data?.addAlteration,
    t`The alteration is added.`,
    ['details', 'garmentId', 'tailorId', 'dueDate'],
  )
  // Who has sewn it alters it, unless somebody else is chosen.
  const sewnBy = garments.find(({ id }) => id === garmentId)?.tailor?.id
  const tailorId = chosenTailor ?? tailors.find(({ id }) => id === sewnBy)?.id ?? ''
  const today = currentDay()
  const send = async () => {
    const isAdded = await change({
      orderId: order.id,
      details,
      garmentId: garmentId || null,
      tailorId: tailorId || null,
      dueDate: dueDate || null,
      ...daysAhead.input,
    })
    setDone(isAdded)
  }
  if (isDone) return <Navigate to={adminPaths.order(order.id)} replace />
  return (
    <Panel title={title}>
      <Form
        submit={t`Add the alteration`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void send()}
        button={{ size: 'lg', minH: '12' }}
      >
        {garments.length > 1 && (
          <Stack gap="1.5">
            <Flex gap="2" wrap="wrap" role="group" aria-label={t`Garment`}>
              {garments.map((garment) => (
                <Choice
                  key={garment.id}
                  pressed={garment.id === garmentId}
                  onClick={() => setGarmentId(garment.id === garmentId ? '' : garment.id)}
                >
                  {`${garment.code} ${garmentName(i18n, garment)}`}
                </Choice>
              ))}
            </Flex>
            {errors.garmentId && <Text color="fg.error">{errors.garmentId}</Text>}
          </Stack>
        )}
        {garments.length === 1 && (
          <Text fontWeight="semibold">{`${garments[0]!.code} ${garmentName(i18n, garments[0]!)}`}</Text>
        )}
        <Flex gap="2" wrap="wrap" role="group" aria-label={t`Often altered`}>
          {alterationReasons(i18n).map((reason) => (
            <Choice
              key={reason}
              pressed={hasReason(details, reason)}
              onClick={() => setDetails(toggleReason(details, reason))}
            >
              {reason}
            </Choice>
          ))}
        </Flex>
        <TextArea
          label={t`What is to be altered`}
          name="details"
          required
          maxLength={2000}
          minH="20"
          value={details}
          error={errors.details}
          onChange={({ currentTarget }) => setDetails(currentTarget.value)}
        />
        <Flex gap="2" wrap="wrap" role="group" aria-label={t`Due in`}>
          {[1, 3, 7].map((days) => (
            <Choice
              key={days}
              pressed={dueDate === addDays(today, days)}
              onClick={() => setDueDate(addDays(today, days))}
            >
              {formatNearDay(noonOf(addDays(today, days)), i18n)}
            </Choice>
          ))}
        </Flex>
        <Flex gap="4" wrap="wrap">
          <TextField
            label={t`Due`}
            type="date"
            minH="12"
            max="2099-12-31"
            value={dueDate}
            error={errors.dueDate}
            onChange={({ currentTarget }) => setDueDate(currentTarget.value)}
          />
          <SelectField
            label={t`Tailor`}
            name="tailorId"
            minH="12"
            value={tailorId}
            error={errors.tailorId}
            onChange={({ currentTarget }) => setTailor(currentTarget.value)}
          >
            <option value="">
              <Trans>Nobody yet</Trans>
            </option>
            {tailors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </Flex>
        <ConfirmDaysAhead {...daysAhead} />
        <Charge order={order} />
      </Form>
      <LeaveConfirmation unsaved={details !== ''} />
    </Panel>
  )
}

/** What an alteration of this order costs: nothing. Charged work is a new order. */
function Charge({ order: { alterations, timeline, orderStatus } }: Pick<AlterationFormProps, 'order'>) {
  const { t, i18n } = useLingui()
  const delivered =
    orderStatus === 'DELIVERED' ? timeline.findLast(({ status }) => status === 'DELIVERED') : undefined
  return (
    <Text color="fg.muted">
      {delivered ? t`Delivered on ${{ day: formatNearDay(delivered.at, i18n) }}.` : t`Before the delivery.`}{' '}
      {alterations.length === 0
        ? t`The first alteration of this order, without charge.`
        : t`${{ earlier: alterations.length }} before it. Without charge; what is charged is a new order at the counter.`}
    </Text>
  )
}
