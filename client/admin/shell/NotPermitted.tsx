import { Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { AdminHeading } from './AdminHeading.tsx'
import { type AdminPageName, adminPages, type Needs } from './admin-pages.ts'

interface NotPermittedProps {
  page: AdminPageName
  /** What to do, where the page's permissions don't say it. */
  children?: string
}

/** Shown instead of an admin page, or of one below it, to staff who may not open it. */
export function NotPermitted({ page, children }: NotPermittedProps) {
  const { t, i18n } = useLingui()
  const { name, needs }: { name: MessageDescriptor; needs?: Needs } = adminPages[page]
  return (
    <>
      <AdminHeading title={i18n._(name)} />
      <Text color="fg.muted" fontSize="md">
        {children ??
          (needs === 'OWNER'
            ? t`This page is for the shop’s owner only.`
            : t`Your account has no permission for this page. The owner can give it to you.`)}
      </Text>
    </>
  )
}
