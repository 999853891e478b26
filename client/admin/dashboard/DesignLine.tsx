import { Box, Flex, Link } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { designName } from '../../lib/localized-name.ts'
import { Picture } from '../../ui/Picture.tsx'

interface DesignLineProps {
  design: {
    id: string
    productName: string
    /** Empty where the owner wrote none. */
    hindiName: string
    images: { url: string; width?: number | null; height?: number | null; thumbhash?: string | null }[]
  }
  /** At the end of the row. */
  children: ReactNode
}

/** A design in a dashboard list; its name links to its form. */
export function DesignLine({ design, children }: DesignLineProps) {
  const { i18n } = useLingui()
  const { id, images } = design
  const [cover] = images
  return (
    <Flex as="li" align="center" gap="3" minH="14">
      <Box width="9" flexShrink="0">
        {/* Decorative: the name beside it describes it. */}
        {cover && (
          <Picture
            image={{ ...cover, alt: '' }}
            sizes="36px"
            fallbackWidth={160}
            aspectRatio="3/4"
            borderRadius="l1"
          />
        )}
      </Box>
      <Link asChild flex="1" minW="0" minH="11" color="fg" fontWeight="semibold">
        <RouterLink to={adminPaths.changeProduct(id)}>{designName(i18n, design)}</RouterLink>
      </Link>
      {children}
    </Flex>
  )
}
