import { useEffect, useEffectEvent } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const load = async () => (await import('./LastMeasurements.tsx')).LastMeasurements

/** The measurements of a customer who was found, with code that the first page doesn't wait for. */
export function FoundMeasurements({ customerId }: { customerId: string }) {
  const { Component: LastMeasurements, want } = useLazyComponent(load)
  const start = useEffectEvent(() => void want())
  useEffect(() => {
    start()
  }, [])
  return LastMeasurements && <LastMeasurements customerId={customerId} />
}
