import { useQuery } from '@apollo/client/react'
import { Badge, Box, chakra, Flex, Heading, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { imageSource } from '../lib/images.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { isUnauthenticated } from '../app/session/is-unauthenticated.ts'
import { localizedName } from '../lib/localized-name.ts'
import { useGarmentName } from './garment-names.ts'
import { FitNotes } from './FitNotes.tsx'
import { Materials } from './Materials.tsx'
import { Measured } from './Measured.tsx'
import { MoveOn } from './MoveOn.tsx'
import { Drawn } from './Drawn.tsx'
import { Due } from './Due.tsx'
import { asTailor } from './tailor-session.ts'
import { TailorSignIn } from './TailorSignIn.tsx'
import { VoiceNotePlayer } from './VoiceNotePlayer.tsx'
import { TailorGarment_query } from './workshop-documents.ts'

/** One garment: what it looks like, its measurements, and the button that moves it on. */
export function TailorGarment({ token, code }: { token: string; code: string }) {
  const { t, i18n } = useLingui()
  const nameOf = useGarmentName()
  const { data, error, refetch } = useQuery(TailorGarment_query, {
    variables: { code },
    fetchPolicy: 'cache-and-network',
    context: asTailor(token),
  })
  if (error && isUnauthenticated(error)) return <TailorSignIn code={code} />
  if (error && !data)
    return (
      <ErrorState
        title={t`This garment could not be read`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        {t`Check your connection and try again.`}
      </ErrorState>
    )
  if (!data) return <Skeleton height="60" role="status" aria-label={t`Loading`} />
  const garment = data.tailorGarment
  return (
    <Stack gap="4">
      <Link asChild minH="12" alignItems="center" fontWeight="semibold">
        <RouterLink to={paths.workshop()}>
          <Trans>All my garments</Trans>
        </RouterLink>
      </Link>
      {garment ? (
        <>
          <Box>
            <Heading as="h1" size="2xl">
              {nameOf(garment)}
            </Heading>
            <Flex gap="3" align="center" wrap="wrap">
              <Text fontFamily="mono">{garment.code}</Text>
              <Badge size="lg">{localizedName(i18n, garment.stage)}</Badge>
            </Flex>
            <Due garment={garment} />
          </Box>
          <MoveOn garment={garment} token={token} />
          <Drawn garment={garment} />
          <FitNotes history={garment.fitHistory} />
          <VoiceNotes notes={garment.voiceNotes} token={token} />
          <Measured garment={garment} />
          <Materials materials={garment.materials} toTake={garment.toTake} />
          <GarmentDetails garment={garment} />
        </>
      ) : (
        <Text fontSize="lg">
          <Trans>This garment is not one of yours. Ask the shop to give it to you.</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** What the shop said about it. */
const VoiceNotes = ({ notes, token }: { notes: WorkshopGarmentFragment['voiceNotes']; token: string }) =>
  notes.length > 0 && (
    <Stack as="section" aria-labelledby="voice-notes" gap="3">
      <Heading as="h2" id="voice-notes" size="xl">
        <Trans>Voice notes</Trans>
      </Heading>
      {notes.map((note) => (
        <VoiceNotePlayer key={note.id} note={note} token={token} />
      ))}
    </Stack>
  )

/** What the customer wants, and the pictures. */
function GarmentDetails({
  garment: { image, color, isOwnCloth, note, addOns, hindiAddOns, designDetails, clothPics, designPics },
}: {
  garment: WorkshopGarmentFragment
}) {
  const { t, i18n } = useLingui()
  const pictures = [
    ...designPics.map((url) => ({ url, alt: t`The wanted design` })),
    ...clothPics.map((url) => ({ url, alt: t`The customer’s cloth` })),
  ]
  return (
    <Stack gap="3">
      {color && (
        <Text fontSize="lg">
          <Trans>Colour: {color}</Trans>
        </Text>
      )}
      {isOwnCloth && (
        <Text fontSize="lg">
          <Trans>The customer’s own cloth</Trans>
        </Text>
      )}
      {addOns.length > 0 && (
        <Text fontSize="lg">{(i18n.locale === 'hi' ? hindiAddOns : addOns).join(', ')}</Text>
      )}
      {note && (
        <Text fontSize="lg" fontWeight="semibold" whiteSpace="pre-line" overflowWrap="anywhere">
          {note}
        </Text>
      )}
      {designDetails && (
        <Text fontSize="lg" whiteSpace="pre-line">
          {designDetails}
        </Text>
      )}
      {image && <Picture image={image} sizes="(min-width: 42rem) 40rem, 100vw" borderRadius="l2" />}
      {pictures.map(({ url, alt }) => (
        <chakra.img
          key={url}
          src={imageSource(url, 640)}
          alt={alt}
          loading="lazy"
          width="full"
          borderRadius="l2"
        />
      ))}
    </Stack>
  )
}
