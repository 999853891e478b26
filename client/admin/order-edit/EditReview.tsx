import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { formatExactRupees } from '../../lib/money.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type EditChange, EditChanges } from './EditChanges.tsx'
import { Trans, useLingui } from '@lingui/react/macro'

/** What the server says an edit would do. */
export interface Review {
  changes: readonly EditChange[]
  /** In paise; null without a price. */
  total: number | null
}

interface EditReviewProps {
  /** In paise, before the edit. */
  total: number | null
  /** Null until the change was looked at as it is typed now. */
  review: Review | null
  isChanged: boolean
  reason: string
  errors: Partial<Record<string, string>>
  submitError: string | null
  loading: boolean
  onReason: (reason: string) => void
  onReview: () => void
  onApply: () => void
}

/** The change and its price, before it is applied. */
export function EditReview({ total, review, errors, ...edit }: EditReviewProps) {
  const { t } = useLingui()
  const isRepriced = review !== null && review.total !== total
  return (
    <Panel title={t`The change`} gap="4">
      <Stack gap="1" fontVariantNumeric="tabular-nums" aria-live="polite">
        <Text>
          <Trans>Total now</Trans> {total === null ? '–' : formatExactRupees(total)}
        </Text>
        {review && (
          <>
            {review.total !== null && (
              <Box textStyle="xl" fontWeight="semibold">
                {isRepriced ? t`New total` : t`Total stays`} {formatExactRupees(review.total)}
              </Box>
            )}
            {review.changes.length === 0 ? (
              <Text>
                <Trans>Nothing would change.</Trans>
              </Text>
            ) : (
              <EditChanges changes={review.changes} />
            )}
          </>
        )}
      </Stack>
      {isRepriced && (
        <TextField
          label={t`Why the price changes`}
          helper={t`The customer sees it.`}
          autoComplete="off"
          minH="12"
          maxLength={1000}
          required
          value={edit.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => edit.onReason(currentTarget.value)}
        />
      )}
      <SubmitError>{edit.submitError}</SubmitError>
      {review && review.changes.length > 0 ? (
        <Button size="lg" minH="12" loading={edit.loading} loadingText={t`Apply`} onClick={edit.onApply}>
          <Trans>Apply the change</Trans>
        </Button>
      ) : (
        <Button
          size="lg"
          minH="12"
          disabled={!edit.isChanged}
          loading={edit.loading}
          loadingText={t`See what changes`}
          onClick={edit.onReview}
        >
          <Trans>See what changes</Trans>
        </Button>
      )}
    </Panel>
  )
}
