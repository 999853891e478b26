import { useSyncExternalStore } from 'react'

/** Resolves whether the person confirmed it; null while nobody is asked. */
let answer: ((confirmed: boolean) => void) | null = null
let asking: Promise<boolean> | null = null
const listeners = new Set<() => void>()

const publish = () => listeners.forEach((listener) => listener())

/** Asks the person to confirm by password, once for all requests that wait for it. */
export function askForConfirmation(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    answer = resolve
    publish()
  })
  return asking
}

/** Ends the question. */
export function answerConfirmation(confirmed: boolean): void {
  answer?.(confirmed)
  answer = null
  asking = null
  publish()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsConfirmationAsked = () =>
  useSyncExternalStore(
    subscribe,
    () => answer !== null,
    () => false,
  )
