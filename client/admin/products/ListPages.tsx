import { Button, HStack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

interface ListPagesProps {
  page: number
  /** The cursor of the next page; null on the last. */
  next: string | null
  to: (after: string, page: number) => string
}

/**
 * Pagination. "Previous" goes back in the history; on a page that was opened by a link it leads to the
 * first page.
 */
export function ListPages({ page, next, to }: ListPagesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const cameFromBefore = (useLocation().state as { cameFromBefore?: boolean } | null)?.cameFromBefore === true
  if (page === 1 && next === null) return null
  return (
    <HStack as="nav" aria-label={t`Pages`} gap="2">
      {page > 1 &&
        (cameFromBefore ? (
          <Button variant="outline" onClick={() => void navigate(-1)}>
            <ArrowLeft />
            <Trans>Previous</Trans>
          </Button>
        ) : (
          <Button asChild variant="outline">
            <RouterLink to={to('', 1)}>
              <ArrowLeft />
              <Trans>First page</Trans>
            </RouterLink>
          </Button>
        ))}
      <Text px="2">
        <Trans>Page {page}</Trans>
      </Text>
      {next !== null && (
        <Button asChild variant="outline">
          <RouterLink to={to(next, page + 1)} state={{ cameFromBefore: true }}>
            <Trans>Next</Trans>
            <ArrowRight />
          </RouterLink>
        </Button>
      )}
    </HStack>
  )
}
