import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { GalleryChoice } from '../../lib/gallery-choice.ts'
import { paths } from '../../paths.ts'

/** Nothing to show, and where to look instead. */
export function NoProducts({ choice }: { choice: GalleryChoice }) {
  const { title, text, link } = describe(choice)
  return (
    <Stack role="status" align="center" gap="3" py={{ base: '16', md: '24' }} textAlign="center">
      <Heading as="h2" size="2xl">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        {text}
      </Text>
      <Button asChild variant="outline">
        <RouterLink to={link.to}>{link.label}</RouterLink>
      </Button>
    </Stack>
  )
}

function describe({ show, search }: GalleryChoice) {
  if (search) {
    return {
      title: `No designs for “${search}”`,
      text: 'Try fewer or other words: a garment, a fabric, a colour.',
      link: { label: 'Clear search', to: paths.gallery({ show: 'all' }) },
    }
  }
  if (show === 'featured') {
    return {
      title: 'No Featured Products',
      text: 'Check back later for featured items',
      link: { label: 'See all products', to: paths.gallery({ show: 'all' }) },
    }
  }
  return {
    title: 'New designs are on their way',
    text: 'The shelves are empty just now. Tell us what you would like, and we stitch it for you.',
    link: { label: 'Order your own design', to: paths.order(null, 'custom') },
  }
}
