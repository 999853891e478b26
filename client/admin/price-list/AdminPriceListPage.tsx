import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { PriceList_query } from './price-list-documents.ts'
import { type PriceRow, PriceRows } from './PriceRows.tsx'
import type { Named } from '../../../shared/name-translations.ts'
import { typedNames } from '../forms/typed-names.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import { type FieldReader, type FormErrors, readForm } from '../forms/read-form.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'

const SavePriceList_mutation = graphql(`
  mutation SavePriceList($input: SavePriceListInput!) {
    savePriceList(input: $input) {
      priceList {
        version
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** What garments cost to make at the counter, and their add-ons. */
export function AdminPriceListPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(PriceList_query, { fetchPolicy: 'network-only' })
  if (data) return <PriceListForm key={data.priceList.version} priceList={data.priceList} refetch={refetch} />
  return error ? (
    <UnreadPage title={t`The price list could not be read`} retry={refetch} />
  ) : (
    <Stack gap="4" role="status" aria-label={t`Loading the price list`}>
      <Skeleton height="9" width="60" />
      <Skeleton height="72" borderRadius="l3" />
    </Stack>
  )
}

interface PriceListFormProps {
  priceList: PriceListQuery['priceList']
  refetch: () => Promise<unknown>
}

function PriceListForm({ priceList, refetch }: PriceListFormProps) {
  const { t, i18n } = useLingui()
  const [garments, setGarments] = useState<PriceRow[]>(() => priceList.garments.map(rowOf))
  const [addOns, setAddOns] = useState<PriceRow[]>(() => priceList.addOns.map(rowOf))
  const [isChanged, setChanged] = useState(false)
  const [savePriceList] = useMutation(SavePriceList_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const [errors, setErrors] = useState<FormErrors>({})
  const save = async () => {
    const form = readForm(i18n, (read) => ({
      version: priceList.version,
      garments: garments.map((row) => ({
        ...inputOf(read, row),
        category: row.category ?? 'OTHERS',
        needsMeasurements: row.needsMeasurements ?? null,
        supply: row.supply ?? 'GOODS',
      })),
      addOns: addOns.map((row) => ({ ...inputOf(read, row), days: daysOf(read, row) })),
    }))
    setErrors(form.errors ?? {})
    if (form.errors)
      return setSubmitError(
        t`Each row needs a name and a price in rupees, such as 800; days are whole numbers.`,
      )
    const { input } = form
    const sent = await submit(async () => (await savePriceList({ variables: { input } })).data?.savePriceList)
    if (sent.state !== 'done') return
    void notify({ title: t`The price list is saved.` })
    setChanged(false)
    await refetch().catch(() => null)
  }
  const changing = (set: (rows: PriceRow[]) => void) => (rows: PriceRow[]) => {
    set(rows)
    setChanged(true)
  }
  return (
    <>
      <AdminHeading title={t`Price list`} />
      <Form
        noValidate
        maxW="5xl"
        submit={t`Save the price list`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <Button variant="outline" onClick={() => void refetch()} disabled={loading}>
            <Trans>Read it again</Trans>
          </Button>
        }
      >
        <PriceRows
          title={t`Garments`}
          add={t`Add a garment`}
          rows={garments}
          errors={errors}
          onChange={changing(setGarments)}
          withCategory
        />
        <PriceRows
          title={t`Add-ons`}
          add={t`Add an add-on`}
          rows={addOns}
          errors={errors}
          onChange={changing(setAddOns)}
        />
      </Form>
      <LeaveConfirmation unsaved={isChanged} />
    </>
  )
}

type ListedRow = Omit<PriceRow, 'price' | 'days' | 'translations'> & {
  price: number
  days?: number | null
  translations: Named['translations']
}

const rowOf = ({ price, days, ...row }: ListedRow): PriceRow => ({
  id: row.id,
  name: row.name,
  translations: typedNames(row.translations),
  category: row.category,
  needsMeasurements: row.needsMeasurements,
  supply: row.supply,
  price: amountText(price),
  days: days == null ? '' : String(days),
})

function daysOf(read: FieldReader, { id, days }: PriceRow): number | null {
  const count = read.optionalCount(`${id}.days`, days)
  if (count !== null && (count < 1 || count > 60)) read.refuse(`${id}.days`, notDays)
  return count
}

const notDays = msg`From 1 to 60 days, or nothing.`

function inputOf(read: FieldReader, { id, name, translations, price }: PriceRow) {
  if (name.trim() === '') read.refuse(`${id}.name`, msg`Write a name.`)
  return { id, name, translations, price: read.amount(`${id}.price`, price) }
}
