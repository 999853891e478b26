import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/SelectField.tsx'
import { indianStates } from './indian-states.ts'

/** The state of an address. */
export function StateField(field: Omit<ComponentProps<typeof SelectField>, 'children' | 'autoComplete'>) {
  const { t, i18n } = useLingui()
  return (
    <SelectField {...field} autoComplete="address-level1">
      <option value="">{t`Choose a state`}</option>
      {indianStates.map(([state, name]) => (
        <option key={state} value={state}>
          {i18n._(name)}
        </option>
      ))}
    </SelectField>
  )
}
