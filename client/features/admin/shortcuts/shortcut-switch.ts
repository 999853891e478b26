const key = 'shortcuts'

/** Whether she uses them: this browser remembers when not. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Switches them, and answers whether they are on now. */
export function switchShortcuts(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage may be switched off: it holds for this page alone.
  }
  return on
}
