import { Text } from '@chakra-ui/react'
import { AdminHeading } from './AdminHeading.tsx'

interface NotPermittedProps {
  title: string
  /** Why the page is not shown. */
  children: string
}

/** Shown instead of an admin page to staff who may not open it. */
export function NotPermitted({ title, children }: NotPermittedProps) {
  return (
    <>
      <AdminHeading title={title} />
      <Text color="fg.muted" fontSize="md">
        {children}
      </Text>
    </>
  )
}
