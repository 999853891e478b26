import { lazy, Suspense } from 'react'
import { useToastsWanted } from './notify.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The place of the toasts; see `notify`. */
export function Toasts() {
  return (
    useToastsWanted() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
