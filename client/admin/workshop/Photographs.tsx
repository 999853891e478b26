import { useMutation } from '@apollo/client/react'
import { AspectRatio, Box, Button, chakra, Flex, Grid, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { imageSource } from '../../lib/images.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import type { AdminGarment } from './garment-page-documents.ts'
import { DeleteGarmentPhoto_mutation, ShareGarmentPhoto_mutation } from './photo-documents.ts'
import { PhotographButton } from './PhotographButton.tsx'

/** The photographs of a garment, by stage, and which of them the customer sees. */
export function Photographs({ garment }: { garment: Pick<AdminGarment, 'id' | 'code' | 'photos'> }) {
  const { t } = useLingui()
  return (
    <Panel
      title={t`Photographs`}
      note={t`What the customer sees is on the order’s page, and on the page of its link.`}
      action={<PhotographButton garment={garment} />}
    >
      {garment.photos.length === 0 ? (
        <Text color="fg.muted">
          <Trans>None yet</Trans>
        </Text>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, 12rem)' }}
        >
          {garment.photos.map((photo) => (
            <Photograph key={photo.id} photo={photo} code={garment.code} />
          ))}
        </Grid>
      )}
    </Panel>
  )
}

function Photograph({ photo, code }: { photo: AdminGarment['photos'][number]; code: string }) {
  const { t, i18n } = useLingui()
  const { id, url, stage, takenAt, takenBy, isShared } = photo
  const [confirming, setConfirming] = useState(false)
  const [sharePhoto] = useMutation(ShareGarmentPhoto_mutation)
  const [deletePhoto] = useMutation(DeleteGarmentPhoto_mutation)
  const { submit, loading, submitError } = useSubmission()
  const moment = formatMoment(takenAt, i18n)
  const share = (isShared: boolean) =>
    submit(
      async () =>
        (await sharePhoto({ variables: { input: { photoId: id, isShared } } })).data?.shareGarmentPhoto,
    )
  const remove = () =>
    submit(
      async () => (await deletePhoto({ variables: { input: { photoId: id } } })).data?.deleteGarmentPhoto,
    )
  return (
    <Box as="li">
      <Link href={imageSource(url, 1280)} target="_blank" display="block">
        <AspectRatio ratio={3 / 4} borderRadius="l2" overflow="hidden" bg="bg.subtle">
          <chakra.img
            src={imageSource(url, 320)}
            alt={t`${code}: ${{ stage: localizedName(i18n, stage) }}, ${moment}`}
            loading="lazy"
            objectFit="cover"
          />
        </AspectRatio>
      </Link>
      <Flex mt="1" justify="space-between" align="center" gap="1">
        <Text fontWeight="semibold">{localizedName(i18n, stage)}</Text>
        <Button
          variant="ghost"
          minH="12"
          disabled={loading}
          aria-label={t`Delete the photograph of ${moment}`}
          onClick={() => setConfirming(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {moment}, {takenBy}
      </Text>
      <CheckField
        label={t`The customer sees it`}
        checked={isShared}
        disabled={loading}
        onChange={({ currentTarget }) => void share(currentTarget.checked)}
      />
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={confirming}
        title={t`Photograph`}
        text={t`Delete the photograph of ${moment}? It can’t be brought back.`}
        confirm={t`Delete`}
        onConfirm={() => {
          setConfirming(false)
          void remove()
        }}
        onClose={() => setConfirming(false)}
      />
    </Box>
  )
}
