import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GarmentMaterials_GarmentFragment } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { materialName, quantityText } from '../../lib/materials.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ChooseMaterial } from './ChooseMaterial.tsx'
import {
  AdminMaterials_query,
  ConsumeMaterial_mutation,
  type Material,
  ReturnMaterial_mutation,
} from './material-documents.ts'
import { MaterialQuantityForm } from './MaterialQuantityForm.tsx'
import { NeededMaterial } from './NeededMaterial.tsx'

interface GarmentMaterialsProps {
  garment: GarmentMaterials_GarmentFragment
}

/** What a garment has of the shop's materials, and the forms that take more and give back. */
export function GarmentMaterials({
  garment: { id: garmentId, materials, neededMaterials },
}: GarmentMaterialsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'choose' | Material | { returnedId: string } | null>(null)
  const [consume] = useMutation(ConsumeMaterial_mutation, { refetchQueries: [AdminMaterials_query] })
  const [giveBack] = useMutation(ReturnMaterial_mutation)
  const close = () => setOpen(null)
  const costs = materials.map(({ cost }) => cost)
  const known = costs.filter((cost) => cost != null)
  return (
    <Panel
      title={t`Materials`}
      gap="3"
      action={known.length > 0 && <Cost costs={known} isComplete={known.length === costs.length} />}
    >
      {materials.length === 0 && (
        <Text color="fg.muted">
          <Trans>Nothing of the shop’s stock was used yet.</Trans>
        </Text>
      )}
      {neededMaterials.map((needed) => (
        <NeededMaterial key={needed.material.id} garmentId={garmentId} needed={needed} />
      ))}
      <Stack as="ul" gap="0" listStyleType="none">
        {materials.map(({ material, quantity }) => (
          <Stack key={material.id} as="li" gap="2" borderTopWidth="1px" py="1">
            <Flex justify="space-between" align="center" gap="3" minH="12">
              <Text>
                {materialName(material)} <b>{quantityText(quantity, material.unit, i18n)}</b>
              </Text>
              <Button
                variant="ghost"
                minH="12"
                aria-label={t`Give back ${{ name: materialName(material) }}`}
                onClick={() => setOpen({ returnedId: material.id })}
              >
                <Trans>Give back</Trans>
              </Button>
            </Flex>
            {open !== null &&
              open !== 'choose' &&
              'returnedId' in open &&
              open.returnedId === material.id && (
                <MaterialQuantityForm
                  label={t`Given back`}
                  submit={t`Put it back into the stock`}
                  unit={material.unit}
                  helper={t`At most ${{ quantity: quantityText(quantity, material.unit, i18n) }}.`}
                  onClose={close}
                  send={async (entry) =>
                    (
                      await giveBack({
                        variables: { input: { garmentId, materialId: material.id, ...entry } },
                      })
                    ).data?.returnMaterial
                  }
                />
              )}
          </Stack>
        ))}
      </Stack>
      {open !== null && open !== 'choose' && 'name' in open ? (
        <MaterialQuantityForm
          label={t`${{ name: materialName(open) }}: used`}
          submit={t`Take it out of the stock`}
          unit={open.unit}
          helper={t`${{ quantity: quantityText(open.stock, open.unit, i18n) }} are left.`}
          onClose={close}
          send={async (entry) =>
            (await consume({ variables: { input: { garmentId, materialId: open.id, ...entry } } })).data
              ?.consumeMaterial
          }
        />
      ) : open === 'choose' ? (
        <Stack gap="3">
          <ChooseMaterial onChoose={setOpen} />
          <Button alignSelf="flex-start" minH="12" variant="ghost" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </Stack>
      ) : (
        <Button alignSelf="flex-start" minH="12" variant="outline" onClick={() => setOpen('choose')}>
          <Trans>Use a material</Trans>
        </Button>
      )}
    </Panel>
  )
}

function Cost({ costs, isComplete }: { costs: number[]; isComplete: boolean }) {
  const amount = formatExactRupees(costs.reduce((total, cost) => total + cost, 0))
  return (
    <Text fontVariantNumeric="tabular-nums">
      {isComplete ? (
        <b>{amount}</b>
      ) : (
        <Trans>
          at least <b>{amount}</b>
        </Trans>
      )}
    </Text>
  )
}
