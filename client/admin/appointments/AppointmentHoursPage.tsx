import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countText } from '../../../shared/grammars/count.ts'
import type { AppointmentHours_ShopFragment, Weekday } from '../../__generated__/graphql.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ListForm, UnreadList } from '../forms/ListForm.tsx'
import { readForm } from '../forms/read-form.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AppointmentHours_query, SaveAppointmentHours_mutation } from './appointment-documents.ts'
import { ClosedDays } from './ClosedDays.tsx'
import { HoursRow } from './HoursRow.tsx'
import type { HoursValues } from './hours-values.ts'

const MAX_HOURS = 40

const newHours: HoursValues = {
  weekday: 'MONDAY',
  place: 'SHOP',
  opensAt: '11:00',
  closesAt: '18:00',
  minutes: '30',
  atOnce: '1',
}

/** When appointments can be booked: weekly hours, and days on which there are none. */
export function AppointmentHoursPage() {
  const { data, error, refetch } = useQuery(AppointmentHours_query, { fetchPolicy: 'network-only' })
  if (data)
    return (
      <HoursForm
        key={data.shop.settingsVersion}
        shop={data.shop}
        refetch={async () => (await refetch()).data?.shop ?? null}
      />
    )
  return <UnreadList failed={error !== undefined} retry={refetch} />
}

const hoursOf = ({ appointmentHours }: AppointmentHours_ShopFragment): HoursValues[] =>
  appointmentHours.map(({ weekday, place, opensAt, closesAt, minutes, atOnce }) => ({
    weekday,
    place,
    opensAt,
    closesAt,
    minutes: countText(minutes),
    atOnce: countText(atOnce),
  }))

interface HoursFormProps {
  shop: AppointmentHours_ShopFragment
  refetch: () => Promise<AppointmentHours_ShopFragment | null>
}

function HoursForm({ shop, refetch }: HoursFormProps) {
  const { t, i18n } = useLingui()
  const [hours, setHours] = useState(() => hoursOf(shop))
  const [closedDays, setClosedDays] = useState(shop.closedDays)
  const [unsaved, setUnsaved] = useState(false)
  const [saveHours] = useMutation(SaveAppointmentHours_mutation)
  const fields = [
    ...hours.flatMap((_, index) => Object.keys(newHours).map((name) => `appointmentHours.${index}.${name}`)),
    ...closedDays.map((_, index) => `closedDays.${index}`),
  ]
  const { submit, loading, errors, setErrors, submitError, setSubmitError } = useSubmission(fields)
  const change = (changed: HoursValues[], days = closedDays) => {
    setHours(changed)
    setClosedDays(days)
    setUnsaved(true)
  }
  const changeOne = (at: number, some: Partial<HoursValues>) =>
    change(hours.map((each, index) => (index === at ? { ...each, ...some } : each)))
  const save = async () => {
    const form = readForm(i18n, (read) => ({
      version: shop.settingsVersion,
      appointmentHours: hours.map(({ minutes, atOnce, ...each }, index) => ({
        ...each,
        minutes: read.count(`appointmentHours.${index}.minutes`, minutes),
        atOnce: read.count(`appointmentHours.${index}.atOnce`, atOnce),
      })),
      closedDays,
    }))
    if (form.errors) {
      setErrors(form.errors)
      return setSubmitError(t`Some fields need another look.`)
    }
    const { state } = await submit(
      async () => (await saveHours({ variables: { input: form.input } })).data?.saveShopSettings,
    )
    if (state !== 'done') return
    void notify({ title: t`The hours are saved.`, type: 'success' })
    setUnsaved(false)
    await refetch().catch(() => null)
  }
  const undo = async () => {
    const stored = (await refetch().catch(() => null)) ?? shop
    setHours(hoursOf(stored))
    setClosedDays(stored.closedDays)
    setErrors({})
    setSubmitError(null)
    setUnsaved(false)
  }
  return (
    <>
      <AdminHeading title={t`Weekly hours of appointments`} />
      <ListForm maxW="4xl" submit={t`Save the hours`} form={{ loading, submitError, save, undo, unsaved }}>
        <Text color="fg.muted" maxW="prose">
          <Trans>
            Shoppers book at these times on the page of their order, and you for anybody who calls. What is
            booked stays booked when you change them.
          </Trans>
        </Text>
        {hours.map((each, index) => (
          <HoursRow
            key={index}
            number={index + 1}
            values={each}
            errorOf={(name) => errors[`appointmentHours.${index}.${name}`]}
            onChange={(some) => changeOne(index, some)}
            onRemove={() => change(hours.filter((_, at) => at !== index))}
          />
        ))}
        {hours.length < MAX_HOURS && (
          <Flex>
            <Button variant="outline" minH="12" onClick={() => change([...hours, nextHours(hours)])}>
              <Plus aria-hidden />
              <Trans>Add hours</Trans>
            </Button>
          </Flex>
        )}
        <Panel title={t`Days without appointments`}>
          <ClosedDays
            days={closedDays}
            errors={errors}
            onChange={(days) => change(hours, days)}
            newDay={currentDay()}
          />
        </Panel>
      </ListForm>
    </>
  )
}

const week: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** Those of the next day, like the last ones. */
function nextHours(hours: readonly HoursValues[]): HoursValues {
  const last = hours.at(-1)
  return last ? { ...last, weekday: week[(week.indexOf(last.weekday) + 1) % week.length]! } : newHours
}
