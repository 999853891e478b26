import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { notify } from '../../ui/notify.ts'
import { Picture } from '../../ui/Picture.tsx'

interface ScreenshotFieldProps {
  url: string | null
  onChange: (url: string | null) => void
  uploading: boolean
  onUploading: (uploading: boolean) => void
  /** The server's error about the picture. */
  error?: string | undefined
}

/** A picture for the entry, uploaded as soon as it is chosen. */
export function ScreenshotField({ url, onChange, uploading, onUploading, error }: ScreenshotFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [reason, setReason] = useState<string | null>(null)
  const note = reason ?? error ?? t`One picture: JPEG, PNG, WebP or AVIF, up to 10 MB.`

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    setReason(null)
    onUploading(true)
    try {
      const { uploadScreenshot } = await import('./upload-screenshot.ts')
      onChange(await uploadScreenshot(file))
    } catch (failure) {
      console.error('The picture could not be uploaded:', failure)
      setReason(failureMessage(i18n, failure))
      void notify({ title: t`Failed to upload image.`, type: 'error' })
    } finally {
      // Allows choosing the same file again.
      input.value = ''
      onUploading(false)
    }
  }

  return (
    <Stack gap="1.5">
      <Text as="span" id={`${id}-label`} textStyle="label">
        <Trans>Screenshot (optional)</Trans>
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        {url && (
          <Box boxSize="16" borderRadius="l2" overflow="hidden" bg="bg.subtle">
            <Picture image={{ url, alt: t`Your picture` }} sizes="64px" height="full" />
          </Box>
        )}
        <Button asChild variant="outline" css={{ '&:has(:focus-visible)': { focusRing: 'outside' } }}>
          <chakra.label position="relative">
            <ImagePlus />
            {url ? t`Choose another` : t`Choose a picture`}
            <chakra.input
              type="file"
              accept="image/*"
              disabled={uploading}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-note`}
              aria-invalid={reason !== null || error !== undefined || undefined}
              onChange={(event) => void choose(event)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
              fontSize="0"
            />
          </chakra.label>
        </Button>
        {url && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            <X />
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </Flex>
      <Text id={`${id}-note`} textStyle="sm" color={reason || error ? 'fg.error' : 'fg.muted'}>
        {note}
      </Text>
    </Stack>
  )
}
