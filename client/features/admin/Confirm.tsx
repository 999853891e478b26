import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { usePart } from '../../ui/use-part.ts'

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

type ConfirmProps = ComponentProps<Awaited<ReturnType<typeof loadDialog>>>

/** The dialog that asks first, fetched ahead. Should it not come, nothing is done. */
export function Confirm(props: ConfirmProps) {
  const { Part, want } = usePart(loadDialog)
  const { open } = props
  const ask = useEffectEvent(async () => {
    if (!(await want())) props.onClose()
  })
  useEffect(() => {
    if (open) void ask()
  }, [open])
  return Part && <Part {...props} />
}
