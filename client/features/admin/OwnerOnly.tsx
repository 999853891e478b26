import { Text } from '@chakra-ui/react'
import { AdminHeading } from './AdminHeading.tsx'

/** Shown to staff at an address that only the owner may open. */
export function OwnerOnly({ title }: { title: string }) {
  return (
    <>
      <AdminHeading title={title} />
      <Text color="fg.muted" fontSize="md">
        This page is for the shop’s owner only.
      </Text>
    </>
  )
}
