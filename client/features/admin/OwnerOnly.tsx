import { NotPermitted } from './NotPermitted.tsx'

/** Shown to staff at an address that only the owner may open. */
export const OwnerOnly = ({ title }: { title: string }) => (
  <NotPermitted title={title}>This page is for the shop’s owner only.</NotPermitted>
)
