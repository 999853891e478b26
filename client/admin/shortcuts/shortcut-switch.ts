import { isBoolean } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

const shortcutsOn = storedValue({
  key: 'shortcuts',
  version: 1,
  area: 'local',
  isValid: isBoolean,
  fallback: true,
})

/** Whether shortcuts are used in this browser. */
export const areShortcutsOn = shortcutsOn.read

/** Switches them and returns whether they are on now. Without storage it lasts as long as the page. */
export function switchShortcuts(on: boolean): boolean {
  shortcutsOn.write(on)
  return on
}
