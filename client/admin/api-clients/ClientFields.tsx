import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FieldErrors } from '../../ui/use-submission.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import type { ClientValues } from './client-values.ts'
import { allScopes, scopeNames } from './scope-names.ts'

interface ClientFieldsProps {
  values: ClientValues
  errors: FieldErrors<keyof ClientValues>
  onChange: (changes: Partial<ClientValues>) => void
}

/** Name, scopes, sites and limit of an API client. */
export function ClientFields({ values, errors, onChange }: ClientFieldsProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { name, scopes, allowedOrigins, requestsPerMinute } = values
  return (
    <Stack gap="4">
      <TextField
        label={t`Name`}
        maxLength={60}
        value={name}
        error={errors.name}
        helper={t`What it changes is recorded under this name.`}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Box role="group" aria-labelledby={id} aria-describedby={errors.scopes && `${id}-note`}>
        <Text id={id} textStyle="label">
          <Trans>May</Trans>
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6">
          {allScopes.map((scope) => (
            <CheckField
              key={scope}
              label={i18n._(scopeNames[scope])}
              checked={scopes.includes(scope)}
              onChange={({ target }) => {
                const others = scopes.filter((each) => each !== scope)
                onChange({ scopes: target.checked ? [...others, scope] : others })
              }}
            />
          ))}
        </SimpleGrid>
        {errors.scopes && (
          <Text id={`${id}-note`} textStyle="sm" color="fg.error">
            {errors.scopes}
          </Text>
        )}
      </Box>
      <TextArea
        label={t`Sites whose pages may use its key`}
        rows={2}
        value={allowedOrigins}
        error={errors.allowedOrigins}
        helper={t`One in a line, such as https://partner.example. Leave it empty for a program on a server.`}
        onChange={({ currentTarget }) => onChange({ allowedOrigins: currentTarget.value })}
      />
      <TextField
        label={t`Requests a minute`}
        inputMode="numeric"
        maxW="48"
        value={requestsPerMinute}
        error={errors.requestsPerMinute}
        helper={t`10 to 6,000.`}
        onChange={({ currentTarget }) => onChange({ requestsPerMinute: currentTarget.value })}
      />
    </Stack>
  )
}
