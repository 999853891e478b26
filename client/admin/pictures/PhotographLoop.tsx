import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { loopSeconds } from '../../../shared/images/loops.ts'
import { Picture } from '../../ui/Picture.tsx'
import { AddLoop } from './AddLoop.tsx'
import { type PhotographedDesign, placeLoop } from './placed-photograph.ts'
import { useSavePictures } from './use-save-pictures.ts'

const { most: seconds } = loopSeconds

/** A design in motion: how to film it, and the loop that was made. */
export function PhotographLoop({ design }: { design: PhotographedDesign }) {
  const { send } = useSavePictures()
  const loop = design.images.find(({ loopUrl }) => loopUrl)
  return (
    <Flex gap="4" p="3" maxW="3xl" mt="4" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Box
        flexShrink="0"
        width={{ base: '28', sm: '36' }}
        aspectRatio="garment"
        bg="bg.subtle"
        borderRadius="l2"
        overflow="hidden"
        color="fg.muted"
      >
        {loop ? (
          <Picture image={loop} sizes="160px" fallbackWidth={320} height="full" />
        ) : (
          <Grid height="full" placeItems="center">
            <Video aria-hidden />
          </Grid>
        )}
      </Box>
      <Stack gap="2" flex="1" minW="0" align="start">
        <Heading as="h2" size="md">
          <Trans>In motion</Trans>
        </Heading>
        <Text color="fg.muted">
          <Trans>
            {seconds} seconds of a turn, or of a skirt that swings. Hold the phone upright and still.
          </Trans>
        </Text>
        <AddLoop
          isAgain={loop !== undefined}
          onAdd={({ url }) => send(design, (latest) => placeLoop(latest, { url, replaces: loop?.url }))}
        />
      </Stack>
    </Flex>
  )
}
