import { Box, chakra, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { Category } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { paths } from '../../../shared/paths.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The default pictures are in client/public/categories. */
const pictured: Partial<Record<Category, string>> = {
  BLOUSE: 'blouse',
  DRESS: 'dress',
  LEHENGA: 'lehenga',
  SAREE: 'saree',
  SUIT: 'suit',
}

const width = { base: '9rem', md: '13rem' }
const sizes = '(min-width: 48rem) 13rem, 9rem'
const source = (name: string, file: string) => `/categories/${name}-${file}`

export interface Tile {
  category: Category
  /** In English; null means the category's name. */
  title: string | null
  hindiTitle: string | null
  /** Null means the default picture. */
  picture: string | null
}

/** A picture in an arch that links to the designs of its category. */
export function CategoryTile({ tile }: { tile: Tile }) {
  const { i18n } = useLingui()
  const { category, picture } = tile
  const isHindi = i18n.locale === 'hi'
  const title = (isHindi && tile.hindiTitle) || tile.title
  const own = pictured[category]
  return (
    <chakra.li flex="none" width={width} scrollSnapAlign="start">
      <RouterLink
        to={paths.gallery({ show: 'all', facets: { category: [category] } })}
        style={{ display: 'block' }}
      >
        <Box
          aspectRatio="4 / 5"
          overflow="hidden"
          bg="gold.subtle"
          borderRadius="50% 50% 4% 4% / 40% 40% 3% 3%"
        >
          {picture ? (
            <Picture image={{ url: picture, alt: '' }} sizes={sizes} fallbackWidth={320} height="full" />
          ) : (
            own && (
              <picture style={{ display: 'contents' }}>
                <source
                  type="image/avif"
                  srcSet={`${source(own, '300.avif')} 300w, ${source(own, '600.avif')} 600w`}
                  sizes={sizes}
                />
                <chakra.img
                  src={source(own, '450.webp')}
                  alt=""
                  htmlWidth={600}
                  htmlHeight={750}
                  loading="lazy"
                  boxSize="full"
                  objectFit="cover"
                />
              </picture>
            )
          )}
        </Box>
        <Text
          mt="3"
          textAlign="center"
          fontWeight="semibold"
          lang={isHindi && tile.title !== null && !tile.hindiTitle ? 'en' : undefined}
        >
          {title ?? i18n._(categoryLabels[category])}
        </Text>
      </RouterLink>
    </chakra.li>
  )
}
