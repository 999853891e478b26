import { useQuery } from '@apollo/client/react'
import { Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Form } from '../../ui/Form.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CancelButton } from './CancelButton.tsx'
import { useModeration } from './use-moderation.ts'

const LinkForm_query = graphql(`
  query LinkForm($id: ID!) {
    feedbackEntry(id: $id) {
      id
      orderedProducts {
        id
        productName
      }
    }
  }
`)

interface LinkFormProps {
  id: string
  /** The id of the linked design; '' for the shop. */
  productId: string
  onDone: () => void
}

/** Links feedback to one of the designs that its author has ordered. */
export function LinkForm({ id, productId, onDone }: LinkFormProps) {
  const { t } = useLingui()
  const { data, error } = useQuery(LinkForm_query, { variables: { id }, fetchPolicy: 'network-only' })
  const { loading, submitError, submit } = useSubmission()
  const moderation = useModeration()
  const send = async (form: HTMLFormElement) => {
    const value = textIn(form, 'productId').trim() || null
    const { state } = await submit(() => moderation.link(id, value))
    if (state === 'done') onDone()
  }
  if (error)
    return (
      <Text color="fg.error">
        <Trans>The author’s orders could not be read. Check your connection.</Trans>
      </Text>
    )
  if (!data) return <Skeleton height="11" mt="3" maxW="2xl" />
  const designs = data.feedbackEntry?.orderedProducts ?? []
  if (designs.length === 0 && productId === '')
    return (
      <Text mt="3" color="fg.muted" role="status">
        <Trans>
          Its author has ordered no design that is in the catalogue, so that it can’t be linked to one.
        </Trans>
      </Text>
    )
  return (
    <Form
      submit={t`Link`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      actions={<CancelButton onClick={onDone} />}
      mt="3"
      maxW="2xl"
    >
      <SelectField label={t`A design that the author has ordered`} name="productId" defaultValue={productId}>
        <option value="">
          <Trans>None: it is about the shop</Trans>
        </option>
        {designs.map((design) => (
          <option key={design.id} value={design.id}>
            {design.productName}
          </option>
        ))}
      </SelectField>
    </Form>
  )
}
