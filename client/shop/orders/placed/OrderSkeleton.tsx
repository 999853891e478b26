import { Grid, Skeleton, Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../../ui/PageIntro.tsx'

export function OrderSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro title={t`Your order`}>{t`Loading your order…`}</PageIntro>
      <Stack gap="6" role="status" aria-label={t`Loading your order…`}>
        <Skeleton height="28" borderRadius="l3" />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap="6">
          <Skeleton height="96" borderRadius="l3" />
          <Skeleton height="96" borderRadius="l3" />
        </Grid>
      </Stack>
    </>
  )
}
