import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, useState } from 'react'
import type { ProfilePicture_UserFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { imageSource } from '../../lib/images.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { uploadImage } from '../../app/images/upload-image.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useUpdateProfile } from './use-profile.ts'

export const ProfilePicture_user = graphql(`
  fragment ProfilePicture_user on User {
    id
    name
    profilePicture
  }
`)

/** The user's picture, shown beside the name and feedback; initials without one. */
export function ProfilePicture({ user }: { user: ProfilePicture_UserFragment }) {
  const { t, i18n } = useLingui()
  const update = useUpdateProfile()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const picture = user.profilePicture ?? null

  const change = async (newPicture: () => Promise<string | null>) => {
    setBusy(true)
    setFailure(null)
    try {
      const outcome = await update({ profilePicture: await newPicture() })
      const [refused] = outcome?.userErrors ?? []
      setFailure(refused ? refused.message : null)
    } catch (error) {
      console.error('The picture was not changed:', error)
      setFailure(failureMessage(i18n, error))
    }
    setBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void change(() => uploadImage(file, 'feedback'))
    // Allows choosing the same file again after a failure.
    target.value = ''
  }
  return (
    <Panel size="lg" gap="4" title={t`Picture`}>
      <Flex align="center" gap="5" wrap="wrap">
        <Avatar key={picture} name={user.name} picture={picture && imageSource(picture, 320)} size={96} />
        <Stack gap="2" flex="1 1 14rem">
          <Flex gap="2" wrap="wrap">
            <PictureInput
              label={picture ? t`Change picture` : t`Add a picture`}
              busy={busy}
              onChange={choose}
            />
            {picture && (
              <Button variant="ghost" px="3" disabled={busy} onClick={() => void change(async () => null)}>
                <Trans>Remove picture</Trans>
              </Button>
            )}
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            <Trans>JPEG, PNG, WebP or AVIF, up to 10 MB. It stands beside your name and your feedback.</Trans>
          </Text>
        </Stack>
      </Flex>
      <Box role="alert" _empty={{ display: 'none' }}>
        {failure && <FormMessage kind="error">{failure}</FormMessage>}
      </Box>
    </Panel>
  )
}

interface PictureInputProps {
  label: string
  busy: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A file input that is styled as a button. */
function PictureInput({ label, busy, onChange }: PictureInputProps) {
  const id = useId()
  return (
    <Box position="relative">
      <chakra.input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        srOnly
        className="peer"
        disabled={busy}
        onChange={onChange}
      />
      <Button asChild variant="outline" loading={busy} _peerFocusVisible={{ focusVisibleRing: 'outside' }}>
        <label htmlFor={id}>{busy ? <Trans>Uploading…</Trans> : label}</label>
      </Button>
    </Box>
  )
}
