import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

type ConfirmProps = ComponentProps<Awaited<ReturnType<typeof loadDialog>>>

/** The confirmation dialog, preloaded. If its code can't be loaded, the action is cancelled. */
export function Confirm(props: ConfirmProps) {
  const { Component: Dialog, want } = useLazyComponent(loadDialog)
  const { open } = props
  const openDialog = useEffectEvent(async () => {
    if (!(await want())) props.onClose()
  })
  useEffect(() => {
    if (open) void openDialog()
  }, [open])
  return Dialog && <Dialog {...props} />
}
