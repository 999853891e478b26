import { Button, Container, Flex } from '@chakra-ui/react'
import { type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHref, useRouteError } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { reloadForMissingCode, reloadIfReachable } from '../../ui/reload-if-reachable.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'

/** The messages of Chromium, Firefox, Safari and Vite when a page's code can't be loaded. */
const chunkLoadError =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch|load failed/i

type Texts = Record<'tab' | 'title' | 'text' | 'retry', MessageDescriptor>

const fault: Texts = {
  tab: msg`Something went wrong`,
  title: msg`Something went wrong on this page`,
  text: msg`The fault is ours. Nothing you have put into your cart is lost. Loading the page again usually helps.`,
  retry: msg`Load again`,
}
const noConnection: Texts = {
  tab: msg`No connection`,
  title: msg`We could not reach the shop`,
  text: msg`Please check your connection and try again. Nothing you have put into your cart is lost.`,
  retry: msg`Try again`,
}

/** Shown when a page fails or its code can't be loaded. */
export function PageError() {
  const error = useRouteError()
  const { i18n } = useLingui()
  const home = useHref(paths.home())
  const isCodeMissing = error instanceof Error && chunkLoadError.test(error.message)
  const [reloading, setReloading] = useState(isCodeMissing)
  const [trying, setTrying] = useState(false)
  const { tab, title, text, retry } = isCodeMissing ? noConnection : fault
  useEffect(() => {
    if (isCodeMissing) void reloadForMissingCode().then(setReloading)
  }, [isCodeMissing])
  const tryAgain = async () => {
    setTrying(true)
    setTrying(await reloadIfReachable())
  }
  if (reloading) return <Container minH="60vh" aria-busy />
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh" role="alert">
      <title>{i18n._(tab)}</title>
      <PageIntro title={i18n._(title)}>{i18n._(text)}</PageIntro>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button loading={trying} onClick={() => void tryAgain()}>
          {i18n._(retry)}
        </Button>
        <Button asChild variant="outline">
          <a href={home}>
            <Trans>Go to the home page</Trans>
          </a>
        </Button>
      </Flex>
    </Container>
  )
}
