import { Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { AdminHeading } from './AdminHeading.tsx'

interface NotPermittedProps {
  title: string
  /** Why the page is not shown. */
  children: string | MessageDescriptor
}

/** Shown instead of an admin page to staff who may not open it. */
export function NotPermitted({ title, children }: NotPermittedProps) {
  const { i18n } = useLingui()
  return (
    <>
      <AdminHeading title={title} />
      <Text color="fg.muted" fontSize="md">
        {typeof children === 'string' ? children : i18n._(children)}
      </Text>
    </>
  )
}
