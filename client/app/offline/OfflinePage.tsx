import { Button, Container, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { reloadIfReachable } from '../../ui/reload-if-reachable.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../shell/PageHead.tsx'

/** Shown offline for pages that aren't cached. */
export function OfflinePage() {
  const { t } = useLingui()
  const title = t`You are offline`
  const text = t`This page has not been opened here before. Your cart and the designs that you looked at can be read without a connection.`
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    setTrying(await reloadIfReachable())
  }
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh">
      <PageHead title={title} description={text} />
      <PageIntro title={title}>{text}</PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button loading={trying} onClick={() => void tryAgain()}>
          <Trans>Try again</Trans>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.cart()}>
            <Trans>Open the cart</Trans>
          </RouterLink>
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={paths.gallery()}>
            <Trans>Look at designs</Trans>
          </RouterLink>
        </Button>
      </Flex>
    </Container>
  )
}
