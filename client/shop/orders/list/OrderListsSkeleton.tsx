import { Skeleton, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../../ui/PageIntro.tsx'

export function OrderListsSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro title={t`Your orders`} />
      <Stack gap="3" role="status" aria-label={t`Loading your orders…`}>
        <Skeleton height="36" borderRadius="l3" />
        <Skeleton height="36" borderRadius="l3" />
        <Skeleton height="36" borderRadius="l3" />
      </Stack>
    </>
  )
}
