import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChangeGarmentsInput } from '../../__generated__/graphql.ts'
import { useDaysAhead } from '../../ui/use-days-ahead.ts'
import { ConfirmDaysAhead } from '../../ui/ConfirmDaysAhead.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { localizedName } from '../../lib/localized-name.ts'
import type { Stage } from './stage.ts'

interface BulkGarmentsProps {
  count: number
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
  loading: boolean
  /** Why some of them were not changed, by code. */
  refused: readonly { code: string; reason: string }[]
  onApply: (changes: Omit<ChangeGarmentsInput, 'garmentIds'>) => void
  onClear: () => void
}

/** What is done with all selected garments at once, at the bottom of the screen; what stays empty is left as it is. */
export function BulkGarments({
  count,
  stages,
  tailors,
  loading,
  refused,
  onApply,
  onClear,
}: BulkGarmentsProps) {
  const { t, i18n } = useLingui()
  const [tailorId, setTailorId] = useState('')
  const [dueDate, setDueDate] = useState('')
  const [trialDate, setTrialDate] = useState('')
  const [to, setTo] = useState('')
  const daysAhead = useDaysAhead(dueDate, trialDate)
  const apply = () =>
    onApply({
      ...(tailorId && { tailorId }),
      ...(dueDate && { dueDate }),
      ...(trialDate && { trialDate }),
      ...(to && { to }),
      ...daysAhead.input,
    })
  return (
    <Flex
      as="section"
      aria-label={t`Selected garments`}
      gap="3"
      wrap="wrap"
      align="end"
      p="3"
      mt="3"
      position="sticky"
      bottom="0"
      zIndex="docked"
      maxH="60dvh"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="md"
      bg="bg.panel"
    >
      <Text width="full" fontWeight="semibold" role="status">
        <Plural value={count} one="# garment selected" other="# garments selected" />
      </Text>
      <SelectField
        label={t`Tailor`}
        value={tailorId}
        onChange={({ currentTarget }) => setTailorId(currentTarget.value)}
      >
        <option value="">
          <Trans>As it is</Trans>
        </option>
        {tailors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Due`}
        type="date"
        value={dueDate}
        onChange={({ currentTarget }) => setDueDate(currentTarget.value)}
      />
      <TextField
        label={t`Trial`}
        type="date"
        value={trialDate}
        onChange={({ currentTarget }) => setTrialDate(currentTarget.value)}
      />
      <SelectField label={t`Stage`} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
        <option value="">
          <Trans>As it is</Trans>
        </option>
        {stages
          .filter(({ isRemoved }) => !isRemoved)
          .map((stage) => (
            <option key={stage.id} value={stage.id}>
              {localizedName(i18n, stage)}
            </option>
          ))}
      </SelectField>
      <Button
        minH="12"
        loading={loading}
        disabled={!tailorId && !dueDate && !trialDate && !to}
        onClick={apply}
      >
        <Trans>Apply</Trans>
      </Button>
      <Button minH="12" variant="ghost" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      {daysAhead.far.length > 0 && (
        <Box width="full">
          <ConfirmDaysAhead {...daysAhead} />
        </Box>
      )}
      <Box role="alert" width="full" color="fg.error" _empty={{ position: 'absolute' }}>
        {refused.map(({ code, reason }) => (
          <Text key={code}>
            {code}: {reason}
          </Text>
        ))}
      </Box>
    </Flex>
  )
}
