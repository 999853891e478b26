import { Button, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { ConfiguredValues, SettingsValues } from './settings-values.ts'

interface ResetToConfiguredProps {
  /** The setting's name, for the button's accessible name. */
  label: string
  /** The form fields of the setting. */
  fields: (keyof ConfiguredValues)[]
  values: SettingsValues
  configured: ConfiguredValues
  change: (some: Partial<SettingsValues>) => void
}

/** Resets a setting to its configured value when the form is saved. */
export function ResetToConfigured({ label, fields, values, configured, change }: ResetToConfiguredProps) {
  const differs = fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(configured[field]))
  if (!differs) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      minH="11"
      alignSelf="flex-start"
      onClick={() => change(Object.fromEntries(fields.map((field) => [field, configured[field]])))}
    >
      <RotateCcw aria-hidden />
      <Trans>
        Back to the configuration’s value<chakra.span srOnly>: {label}</chakra.span>
      </Trans>
    </Button>
  )
}
