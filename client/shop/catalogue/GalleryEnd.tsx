import { Button, Center, Spinner, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import { noAnchor, useSentinel } from '../../ui/use-sentinel.ts'
import type { MoreDesigns } from './use-more-designs.ts'

/** After this many designs the next page is loaded by the link only, so that the footer can be reached. */
const designsBySentinel = 96
/** The distance from the end, in pixels, at which the next page is requested. */
const ahead = 600

interface GalleryEndProps {
  choice: GalleryChoice
  shown: number
  total: string
  more: MoreDesigns
}

/** Loads the next page when the end comes near; without JavaScript it is a link. */
export function GalleryEnd({ choice, shown, total, more }: GalleryEndProps) {
  const { t } = useLingui()
  const { next, loading, failed, load } = more
  const bySentinel = shown < designsBySentinel && !failed
  const sentinel = useSentinel(() => void load(), next !== null && !loading && bySentinel, ahead)

  return (
    <Center
      ref={sentinel}
      css={noAnchor}
      flexDirection="column"
      gap="3"
      pt={{ base: '6', md: '10' }}
      textAlign="center"
    >
      {choice.after && (
        <Button asChild variant="ghost">
          <RouterLink to={paths.gallery({ ...choice, after: null })}>
            <Trans>Back to the first designs</Trans>
          </RouterLink>
        </Button>
      )}
      <Text role="status" color="fg.muted">
        {failed
          ? t`The next designs did not load.`
          : next === null && !choice.after
            ? t`Showing all ${total} products`
            : t`Showing ${shown} of ${total} products`}
      </Text>
      {next !== null && (
        <Button asChild variant="outline">
          <RouterLink
            to={paths.gallery({ ...choice, after: next })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void load()
            }}
          >
            {loading && <Spinner size="sm" />}
            {failed ? t`Try Again` : t`Show more designs`}
          </RouterLink>
        </Button>
      )}
    </Center>
  )
}
