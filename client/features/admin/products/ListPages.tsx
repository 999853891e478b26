import { Button, HStack, Text } from '@chakra-ui/react'
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
  const navigate = useNavigate()
  const cameFromBefore = (useLocation().state as { cameFromBefore?: boolean } | null)?.cameFromBefore === true
  if (page === 1 && next === null) return null
  return (
    <HStack as="nav" aria-label="Pages" gap="2">
      {page > 1 &&
        (cameFromBefore ? (
          <Button variant="outline" onClick={() => void navigate(-1)}>
            <ArrowLeft />
            Previous
          </Button>
        ) : (
          <Button asChild variant="outline">
            <RouterLink to={to('', 1)}>
              <ArrowLeft />
              First page
            </RouterLink>
          </Button>
        ))}
      <Text px="2">Page {page}</Text>
      {next !== null && (
        <Button asChild variant="outline">
          <RouterLink to={to(next, page + 1)} state={{ cameFromBefore: true }}>
            Next
            <ArrowRight />
          </RouterLink>
        </Button>
      )}
    </HStack>
  )
}
