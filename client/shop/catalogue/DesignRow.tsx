import { Box, Heading, Skeleton, type SystemStyleObject } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { cardSlot, ProductGrid } from './ProductGrid.tsx'

interface DesignRowProps {
  title: string
  /** As many cards on narrow, medium and wide screens: complete rows of the grid's columns. */
  most: readonly [number, number, number]
  /** The cards; absent while they load. */
  children: ReactNode[] | undefined
  error: Error | undefined
  onRetry: () => void
}

/** A section of a few cards below a design; without any, it is left out. */
export function DesignRow({ title, most, children, error, onRetry }: DesignRowProps) {
  const { t } = useLingui()
  const titleId = useId()
  if (children?.length === 0) return null
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} size={{ base: '2xl', md: '3xl' }} mb={{ base: '4', md: '6' }}>
        {title}
      </Heading>
      {error && !children ? (
        <ErrorState title={t`The designs did not load`} retry={{ label: t`Try Again`, onClick: onRetry }}>
          <Trans>The rest of the page works. Try again in a moment.</Trans>
        </ErrorState>
      ) : (
        <Box css={upTo(most)}>
          <ProductGrid>
            {children ??
              Array.from({ length: most[2] }, (_, index) => (
                <Skeleton key={index} as="li" borderRadius="l3" css={cardSlot(4 / 3)} />
              ))}
          </ProductGrid>
        </Box>
      )}
    </Box>
  )
}

const upTo = ([base, md, lg]: DesignRowProps['most']): SystemStyleObject => ({
  mdDown: hideAfter(base),
  mdToLg: hideAfter(md),
  lg: hideAfter(lg),
})

const hideAfter = (cards: number) => ({
  [`& > div > ul > li:nth-of-type(n + ${cards + 1})`]: { display: 'none' },
})
