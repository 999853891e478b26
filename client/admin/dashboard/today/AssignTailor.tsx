import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { inputStyle } from '../../../ui/input-style.ts'
import { notify } from '../../../ui/notify.ts'
import { useSubmission } from '../../../ui/use-submission.ts'
import { TailorNames_query } from '../../workshop/alteration-documents.ts'
import { ChangeGarments_mutation } from '../../workshop/garment-documents.ts'

interface AssignTailorProps {
  garment: { id: string; code: string }
  onAssigned: () => Promise<unknown>
}

/** Gives a garment to the tailor who is chosen. */
export function AssignTailor({ garment: { id, code }, onAssigned }: AssignTailorProps) {
  const { t } = useLingui()
  const { data } = useQuery(TailorNames_query)
  const [changeGarments] = useMutation(ChangeGarments_mutation)
  const [refused, setRefused] = useState<string | null>(null)
  const { submit, loading, submitError } = useSubmission()
  const assign = async (tailorId: string) => {
    setRefused(null)
    let refusal: string | null = null
    const { state } = await submit(async () => {
      const input = { garmentIds: [id], tailorId }
      const payload = (await changeGarments({ variables: { input } })).data?.changeGarments
      const [first] = payload?.results.flatMap(({ userErrors }) => userErrors) ?? []
      refusal = first?.message ?? null
      return payload
    })
    if (refusal) return setRefused(refusal)
    if (state !== 'done') return
    const tailor = data?.tailors.find((each) => each.id === tailorId)?.name ?? ''
    void notify({ title: t`${tailor} sews ${code} now.`, type: 'success' })
    await onAssigned().catch(() => null)
  }
  if (!data) return null
  if (data.tailors.length === 0)
    return (
      <Button asChild minH="11" variant="outline">
        <RouterLink to={adminPaths.workshop('tailors')}>
          <Trans>Add a tailor</Trans>
        </RouterLink>
      </Button>
    )
  return (
    <Box>
      <chakra.select
        css={{ ...inputStyle, appearance: 'auto' }}
        minH="11"
        aria-label={t`Tailor of ${code}`}
        value=""
        disabled={loading}
        onChange={({ currentTarget }) => void assign(currentTarget.value)}
      >
        <option value="" disabled>
          {t`Give to`}
        </option>
        {data.tailors.map(({ id: tailorId, name }) => (
          <option key={tailorId} value={tailorId}>
            {name}
          </option>
        ))}
      </chakra.select>
      {(refused ?? submitError) && (
        <Text role="alert" color="fg.error">
          {refused ?? submitError}
        </Text>
      )}
    </Box>
  )
}
