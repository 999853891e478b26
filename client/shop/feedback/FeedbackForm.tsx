import { Box, Button, Heading, Skeleton } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type Ref, Suspense } from 'react'
import { BusyOverlay } from '../../ui/BusyOverlay.tsx'
import { Form } from '../../ui/Form.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { RatingField } from '../../ui/RatingField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { type FeedbackSave, useFeedbackForm } from './use-feedback-form.ts'

/** The maximum length of a comment. */
const maxComments = 2000

const texts = {
  add: { title: msg`Share your feedback`, submit: msg`Submit Feedback` },
  edit: { title: msg`Edit your feedback`, submit: msg`Update Feedback` },
}

/** Loaded beside the form, which is usable before it. */
const ScreenshotField = lazy(async () => ({
  default: (await import('./ScreenshotField.tsx')).ScreenshotField,
}))

/** It appears with the shopper's orders, which arrive after the form. */
const DesignField = lazy(async () => ({ default: (await import('./DesignField.tsx')).DesignField }))

interface FeedbackFormProps extends FeedbackSave {
  /** Leaves the editing mode. */
  onCancel?: () => void
  titleRef?: Ref<HTMLHeadingElement>
}

/** The rating, comment and picture. What was entered is preserved whatever fails. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { mode, onCancel, titleRef } = props
  const { values, change, errors, submitError, loading, uploading, setUploading, onSubmit } =
    useFeedbackForm(props)
  const { t, i18n } = useLingui()
  const title = i18n._(texts[mode].title)
  const submit = i18n._(texts[mode].submit)
  return (
    <Box position="relative" p={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" ref={titleRef} tabIndex={-1} outline="none" size="2xl" mb="4">
        {title}
      </Heading>
      <Form
        noValidate
        gap="5"
        aria-busy={uploading || loading}
        submit={submitError ? t`Try Again` : submit}
        loading={loading}
        submitError={submitError}
        onSubmit={onSubmit}
        button={{ disabled: uploading, loadingText: submit }}
        actions={
          onCancel && (
            <Button variant="outline" disabled={loading} onClick={onCancel}>
              <Trans>Cancel Edit</Trans>
            </Button>
          )
        }
      >
        <RatingField
          legend={t`Rating`}
          name="rating"
          value={values.rating}
          onChange={(rating) => change({ rating })}
        />
        <TextArea
          label={t`Comments`}
          name="comments"
          required
          maxLength={maxComments}
          rows={5}
          value={values.comments}
          error={errors['comments'] ?? errors['rating']}
          onChange={({ target }) => change({ comments: target.value })}
        />
        <LazySection>
          <DesignField
            design={values.design}
            fit={values.fit}
            asDrawn={values.asDrawn}
            onChange={change}
            errors={errors}
          />
        </LazySection>
        <Suspense fallback={<Skeleton height="24" />}>
          <ScreenshotField
            url={values.screenshotUrl}
            onChange={(screenshotUrl) => change({ screenshotUrl })}
            uploading={uploading}
            onUploading={setUploading}
            error={errors['screenshotUrl']}
          />
        </Suspense>
      </Form>
      {uploading && <BusyOverlay>{t`Uploading your picture…`}</BusyOverlay>}
    </Box>
  )
}
