import { useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { materialName, quantityText } from '../../lib/materials.ts'
import { TextField } from '../../ui/TextField.tsx'
import { AdminMaterials_query, type Material } from './material-documents.ts'

const MAX_RESULTS = 8

interface ChooseMaterialProps {
  /** Only those that are counted in it, and also those that are used up; left out for what can be taken now. */
  unit?: MaterialUnit
  onChoose: (material: Material) => void
}

/** The materials whose name, colour or supplier has the typed text; one is chosen by a tap. */
export function ChooseMaterial({ unit, onChoose }: ChooseMaterialProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, previousData, error } = useQuery(AdminMaterials_query, {
    variables: { where: { search: search || null, isArchived: false }, first: MAX_RESULTS },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.materials
  return (
    <Stack gap="3">
      <TextField
        label={t`Find a material`}
        type="search"
        autoComplete="off"
        minH="12"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Stack as="ul" gap="2" listStyleType="none" aria-label={t`Materials`}>
        {found?.edges.map(({ node }) => (
          <li key={node.id}>
            <Button
              variant="outline"
              width="full"
              height="auto"
              minH="12"
              py="2"
              justifyContent="space-between"
              whiteSpace="normal"
              textAlign="start"
              disabled={unit ? node.unit !== unit : node.stock === 0}
              onClick={() => onChoose(node)}
            >
              {materialName(node)}
              <Text as="span" flexShrink="0" color={node.isLow ? 'fg.error' : 'fg.muted'}>
                {quantityText(node.stock, node.unit, i18n)}
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
      <Text role="status" color="fg.muted">
        {error && !found
          ? t`The materials could not be read. Check your connection.`
          : found?.edges.length === 0
            ? t`No material is like this.`
            : found?.pageInfo.hasNextPage
              ? t`There are more: write a part of the name.`
              : ''}
      </Text>
    </Stack>
  )
}
