import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { BusyOverlay } from '../../ui/BusyOverlay.tsx'
import { RatingField } from '../../ui/RatingField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { DesignField } from './DesignField.tsx'
import { ScreenshotField } from './ScreenshotField.tsx'
import { type FeedbackSave, useFeedbackForm } from './use-feedback-form.ts'

/** The maximum length of a comment. */
const maxComments = 2000

const words = {
  add: { title: msg`Share your feedback`, submit: msg`Submit Feedback` },
  edit: { title: msg`Edit your feedback`, submit: msg`Update Feedback` },
}

interface FeedbackFormProps extends FeedbackSave {
  /** Leaves the editing mode. */
  onCancel?: () => void
  titleRef?: Ref<HTMLHeadingElement>
}

/** The rating, comment and picture. What was entered is preserved whatever fails. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { mode, onCancel, titleRef } = props
  const { values, change, errors, failure, saving, uploading, setUploading, onSubmit } =
    useFeedbackForm(props)
  const { t, i18n } = useLingui()
  const title = i18n._(words[mode].title)
  const submit = i18n._(words[mode].submit)
  return (
    <Box position="relative" p={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" ref={titleRef} tabIndex={-1} outline="none" size="2xl" mb="4">
        {title}
      </Heading>
      <chakra.form noValidate onSubmit={onSubmit} display="grid" gap="5" aria-busy={uploading || saving}>
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
        <DesignField
          design={values.design}
          onChange={(design) => change({ design })}
          error={errors.productId}
        />
        <ScreenshotField
          url={values.screenshotUrl}
          onChange={(screenshotUrl) => change({ screenshotUrl })}
          uploading={uploading}
          onUploading={setUploading}
          error={errors['screenshotUrl']}
        />
        <Box role="alert" _empty={{ mb: '-5' }}>
          {failure && (
            <Flex gap="3" px="4" py="3" bg="bg.error" color="fg.error" borderRadius="l2">
              <Box flexShrink="0" pt="0.5">
                <CircleAlert aria-hidden size={20} />
              </Box>
              <Text>{failure}</Text>
            </Flex>
          )}
        </Box>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={saving} disabled={uploading} loadingText={submit}>
            {failure ? t`Try Again` : submit}
          </Button>
          {onCancel && (
            <Button variant="outline" disabled={saving} onClick={onCancel}>
              <Trans>Cancel Edit</Trans>
            </Button>
          )}
        </Flex>
      </chakra.form>
      {uploading && <BusyOverlay>{t`Uploading your picture…`}</BusyOverlay>}
    </Box>
  )
}
