import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Ruler } from 'lucide-react'
import { useState } from 'react'
import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const load = async () => (await import('./MeasureGarment.tsx')).MeasureGarment

interface MeasureButtonProps {
  garment: Pick<BoardGarmentFragment, 'code' | 'needsMeasurements' | 'isMeasured'>
  /** In a list: the icon alone. */
  isListed?: boolean
  onMeasured?: () => void
}

/** Opens the measurements of a garment that is sewn to some; it shows whether there are any. */
export function MeasureButton({ garment, isListed = false, onMeasured }: MeasureButtonProps) {
  const { t } = useLingui()
  const { Component: MeasureGarment, want } = useLazyComponent(load, { ahead: false })
  const [open, setOpen] = useState(false)
  const { code, needsMeasurements, isMeasured } = garment
  if (!needsMeasurements) return null
  const label = isMeasured ? t`Measure ${code}: measured` : t`Measure ${code}`
  return (
    <>
      <Button
        minH="12"
        minW="12"
        px="2"
        variant={isListed ? 'ghost' : 'outline'}
        aria-label={label}
        title={isListed ? label : undefined}
        onClick={() => void want().then((loaded) => loaded && setOpen(true))}
      >
        {isMeasured && !isListed ? <Check aria-hidden /> : <Ruler aria-hidden />}
        {!isListed && (isMeasured ? <Trans>Measured</Trans> : <Trans>Measure</Trans>)}
      </Button>
      {MeasureGarment && open && (
        <MeasureGarment code={code} onMeasured={onMeasured} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
