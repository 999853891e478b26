import { useQuery } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { formatQuantity } from '../../../../shared/materials/quantities.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { AdminMaterials_query, type Material } from './material-documents.ts'
import { materialName } from './material-labels.ts'

const MAX_RESULTS = 8

/** The materials whose name, colour or supplier has the typed text; one is chosen by a tap. */
export function ChooseMaterial({ onChoose }: { onChoose: (material: Material) => void }) {
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
        label="Find a material"
        type="search"
        autoComplete="off"
        minH="12"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Stack as="ul" gap="2" listStyleType="none" aria-label="Materials">
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
              disabled={node.stock === 0}
              onClick={() => onChoose(node)}
            >
              {materialName(node)}
              <Text as="span" flexShrink="0" color={node.isLow ? 'fg.error' : 'fg.muted'}>
                {formatQuantity(node.stock, node.unit)}
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
      <Text role="status" color="fg.muted">
        {error && !found
          ? 'The materials could not be read. Check your connection.'
          : found?.edges.length === 0
            ? 'No material is like this.'
            : found?.pageInfo.hasNextPage
              ? 'There are more: write a part of the name.'
              : ''}
      </Text>
    </Stack>
  )
}
