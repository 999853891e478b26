import { useMutation } from '@apollo/client/react'
import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { TailorGarmentsQuery } from '../__generated__/graphql.ts'
import { SubmitError } from '../ui/Form.tsx'
import { useSubmission } from '../ui/use-submission.ts'
import { useGarmentName } from './garment-names.ts'
import { Due } from './Due.tsx'
import { Measured } from './Measured.tsx'
import { asTailor } from './tailor-session.ts'
import { CompleteTailorAlteration_mutation } from './workshop-documents.ts'

type Alteration = TailorGarmentsQuery['tailorAlterations'][number]

interface TailorAlterationsProps {
  alterations: readonly Alteration[]
  token: string
  onDone: () => void
}

/** What the signed-in tailor has to alter, each with a button that completes it. */
export function TailorAlterations({ alterations, token, onDone }: TailorAlterationsProps) {
  return (
    <Stack as="section" aria-labelledby="alterations" gap="4">
      <Heading as="h2" id="alterations" size="xl">
        <Trans context="a tailor’s work">Alterations</Trans>
      </Heading>
      <Stack as="ul" gap="4" listStyleType="none">
        {alterations.map((alteration) => (
          <AlterationCard key={alteration.id} alteration={alteration} token={token} onDone={onDone} />
        ))}
      </Stack>
    </Stack>
  )
}

interface AlterationCardProps extends Pick<TailorAlterationsProps, 'token' | 'onDone'> {
  alteration: Alteration
}

function AlterationCard({ alteration, token, onDone }: AlterationCardProps) {
  const nameOf = useGarmentName()
  const [complete] = useMutation(CompleteTailorAlteration_mutation, { context: asTailor(token) })
  const { submit, loading, submitError } = useSubmission()
  const { id, version, garment, orderNumber, details } = alteration
  const finish = async () => {
    const input = { alterationId: id, version }
    const { state } = await submit(
      async () => (await complete({ variables: { input } })).data?.completeTailorAlteration,
    )
    if (state === 'done') onDone()
  }
  return (
    <Box as="li" p="3" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Stack gap="2">
        <Text fontSize="lg" fontWeight="semibold">
          {garment ? nameOf(garment) : <Trans>Order {orderNumber}</Trans>}
        </Text>
        {garment && <Text fontFamily="mono">{garment.code}</Text>}
        <Text fontSize="lg" whiteSpace="pre-line" overflowWrap="anywhere">
          {details}
        </Text>
        <Due garment={alteration} />
        {garment && (
          <chakra.details>
            <chakra.summary minH="12" py="3" fontWeight="semibold" cursor="pointer">
              <Trans>Measurements</Trans>
            </chakra.summary>
            <Measured garment={garment} isNamed={false} />
          </chakra.details>
        )}
        <SubmitError>{submitError}</SubmitError>
        <Button size="xl" minH="16" fontSize="xl" loading={loading} onClick={() => void finish()}>
          <Trans>Alteration done</Trans>
        </Button>
      </Stack>
    </Box>
  )
}
