import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GarmentMaterials_GarmentFragment } from '../../__generated__/graphql.ts'
import { materialName, quantityText } from '../../lib/materials.ts'
import { randomKey } from '../../lib/random-key.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminMaterials_query, ConsumeMaterial_mutation } from './material-documents.ts'

interface NeededMaterialProps {
  garmentId: string
  needed: GarmentMaterials_GarmentFragment['neededMaterials'][number]
}

/** What the style of a garment takes of a material: one tap takes it out of the stock, when the garment is cut. */
export function NeededMaterial({ garmentId, needed: { material, quantity } }: NeededMaterialProps) {
  const { i18n } = useLingui()
  const [consume] = useMutation(ConsumeMaterial_mutation, { refetchQueries: [AdminMaterials_query] })
  const { submit, loading, submitError } = useSubmission()
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const take = async () => {
    const input = { garmentId, materialId: material.id, quantity, idempotencyKey }
    const { state } = await submit(
      async () => (await consume({ variables: { input } })).data?.consumeMaterial,
    )
    // What is sent after an answer is another request.
    if (state === 'done' || state === 'refused') setIdempotencyKey(randomKey())
  }
  const amount = quantityText(quantity, material.unit, i18n)
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" minH="12" wrap="wrap">
        <Text>
          <Trans>
            For its style: {{ name: materialName(material) }} <b>{amount}</b>
          </Trans>
        </Text>
        <Button variant="outline" minH="12" loading={loading} onClick={() => void take()}>
          <Trans>Take {amount}</Trans>
        </Button>
      </Flex>
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
    </Box>
  )
}
