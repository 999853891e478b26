import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AddAlterationInput } from '../../__generated__/graphql.ts'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { graphql } from '../../__generated__/index.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { Form } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { textIn } from '../../ui/text-in.ts'
import { garmentName } from '../workshop/garment-name.ts'
import { useOrderChange } from './use-order-change.ts'

const AlterationChoices_query = graphql(`
  query AlterationChoices($id: ID!) {
    order(id: $id) {
      id
      garments {
        id
        code
        productName
        category
      }
    }
    tailors {
      id
      name
    }
  }
`)

const AddAlteration_mutation = graphql(`
  mutation AddAlteration($input: AddAlterationInput!) {
    addAlteration(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface AlterationFormProps {
  orderId: string
  onClose: () => void
}

/** What is to be altered, of which garment, by whom and by when. */
export function AlterationForm({ orderId, onClose }: AlterationFormProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(AlterationChoices_query, { variables: { id: orderId } })
  const [dueDate, setDueDate] = useState('')
  const daysAhead = useDaysAhead(dueDate)
  const [addAlteration] = useMutation(AddAlteration_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: AddAlterationInput) => (await addAlteration({ variables: { input } })).data?.addAlteration,
    t`The alteration is added.`,
    ['details', 'garmentId', 'tailorId', 'dueDate'],
  )
  const send = (form: HTMLFormElement) => {
    const input = {
      orderId,
      details: textIn(form, 'details'),
      garmentId: textIn(form, 'garmentId') || null,
      tailorId: textIn(form, 'tailorId') || null,
      dueDate: dueDate || null,
      ...daysAhead.input,
    }
    void change(input).then((isDone) => isDone && onClose())
  }
  return (
    <Panel title={t`New alteration`}>
      <Form
        submit={t`Add the alteration`}
        loading={loading}
        submitError={submitError}
        onSubmit={send}
        actions={
          <Button variant="ghost" minH="11" onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
        }
      >
        <TextArea
          label={t`What is to be altered`}
          name="details"
          required
          maxLength={2000}
          error={errors.details}
        />
        <SelectField label={t`Garment`} name="garmentId" minH="12" error={errors.garmentId}>
          <option value="">
            <Trans>Not named</Trans>
          </option>
          {data?.order?.garments.map((garment) => (
            <option key={garment.id} value={garment.id}>
              {`${garment.code} ${garmentName(i18n, garment)}`}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Tailor`} name="tailorId" minH="12" error={errors.tailorId}>
          <option value="">
            <Trans>Nobody yet</Trans>
          </option>
          {data?.tailors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Due`}
          type="date"
          minH="12"
          max="2099-12-31"
          value={dueDate}
          error={errors.dueDate}
          onChange={({ currentTarget }) => setDueDate(currentTarget.value)}
        />
        <ConfirmDaysAhead {...daysAhead} />
      </Form>
    </Panel>
  )
}
