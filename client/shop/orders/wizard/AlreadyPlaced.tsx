import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import { PageIntro } from '../../../ui/PageIntro.tsx'
import { PageHead } from '../../../app/shell/PageHead.tsx'
import type { OrderSubject } from './order-form.ts'

interface AlreadyPlacedProps {
  subject: OrderSubject
  /** The page of the placed order. */
  path: string
}

/** Shown when the shopper navigates back to a wizard step after placing the order. */
export function AlreadyPlaced({ subject: { productId, type }, path }: AlreadyPlacedProps) {
  const { t } = useLingui()
  const { key } = useLocation()
  // Undoes the scroll restoration, because this page is short.
  useEffect(() => {
    scrollTo(0, 0)
  }, [key])
  const title = t`This order is placed`
  return (
    <>
      <PageHead title={title} description={title} />
      <PageIntro title={title}>
        <Trans>What you filled in here has reached us.</Trans>
      </PageIntro>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <RouterLink to={path}>
            <Trans>See the order</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.order(productId, type)}>
            <Trans>Start another</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.gallery()}>
            <Trans>Explore Designs</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </>
  )
}
