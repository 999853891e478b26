import { Text } from '@chakra-ui/react'
import { AdminHeading } from './AdminHeading.tsx'

/** What staff find at an address of the owner's alone. */
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
