import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import type {
  AlterationJob_AlterationFragment,
  AssignAlterationInput,
  CompleteAlterationInput,
} from '../../__generated__/graphql.ts'
import { formatMoment, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useOrderChange } from '../orders/use-order-change.ts'
import { AssignAlteration_mutation } from './alteration-documents.ts'

const CompleteAlteration_mutation = graphql(`
  mutation CompleteAlteration($input: CompleteAlterationInput!) {
    completeAlteration(input: $input) {
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

interface AlterationJobProps {
  alteration: AlterationJob_AlterationFragment
  orderId: string
  tailors: readonly { id: string; name: string }[]
  onDone?: () => void
}

/** An open alteration: what, until when and by whom, and the button that completes it. */
export function AlterationJob({ alteration, orderId, tailors, onDone }: AlterationJobProps) {
  const { t, i18n } = useLingui()
  const { id, version, details, requestedAt, isAfterTrial, garment, tailor, dueDate, isOverdue } = alteration
  const [tailorId, setTailorId] = useState(tailor?.id ?? '')
  const [day, setDay] = useState(dueDate ?? '')
  const daysAhead = useDaysAhead(day === dueDate ? '' : day)
  const [complete] = useMutation(CompleteAlteration_mutation)
  const completing = useOrderChange(
    async (input: CompleteAlterationInput) =>
      (await complete({ variables: { input } })).data?.completeAlteration,
    t`The alteration is completed.`,
  )
  const [assign] = useMutation(AssignAlteration_mutation)
  const assigning = useOrderChange(
    async (input: AssignAlterationInput) => (await assign({ variables: { input } })).data?.assignAlteration,
    t`The alteration is saved.`,
    ['tailorId', 'dueDate'],
  )
  const isChanged = tailorId !== (tailor?.id ?? '') || day !== (dueDate ?? '')
  const loading = completing.loading || assigning.loading
  const known = tailor && !tailors.some((each) => each.id === tailor.id) ? [tailor, ...tailors] : tailors
  return (
    <Stack gap="2">
      <Text textStyle="xs" color={isOverdue ? 'fg.error' : 'fg.muted'}>
        {isOverdue && dueDate ? `${t`Late: due ${{ day: formatNearDay(noonOf(dueDate), i18n) }}`} · ` : ''}
        {formatMoment(requestedAt, i18n)} · {isAfterTrial ? t`after a trial` : t`after the delivery`}
        {garment && ` · ${garment.code}`}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {details}
      </Text>
      <Flex gap="3" wrap="wrap" align="end">
        <SelectField
          label={t`Tailor`}
          minH="12"
          value={tailorId}
          error={assigning.errors.tailorId}
          onChange={({ currentTarget }) => setTailorId(currentTarget.value)}
        >
          <option value="">
            <Trans>Nobody yet</Trans>
          </option>
          {known.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Due`}
          type="date"
          minH="12"
          max="2099-12-31"
          value={day}
          error={assigning.errors.dueDate}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button
          minH="12"
          variant="outline"
          disabled={!isChanged || loading}
          onClick={() =>
            void assigning.change({
              alterationId: id,
              version,
              tailorId: tailorId || null,
              dueDate: day || null,
              ...daysAhead.input,
            })
          }
        >
          <Trans>Save</Trans>
        </Button>
        <Button
          minH="12"
          disabled={loading}
          onClick={() =>
            void completing.change({ orderId, alterationId: id }).then((isDone) => isDone && onDone?.())
          }
        >
          <Trans>Mark as completed</Trans>
        </Button>
      </Flex>
      <ConfirmDaysAhead {...daysAhead} />
      <SubmitError>{completing.submitError ?? assigning.submitError}</SubmitError>
    </Stack>
  )
}
