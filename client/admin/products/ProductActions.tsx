import { HStack, IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ExternalLink, SquarePen, Trash2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import type { ListedProduct } from './list-documents.ts'

interface ProductActionsProps {
  product: ListedProduct
  onDelete: (product: ListedProduct) => void
}

/** View, Edit and Delete: specification, section 2. */
export function ProductActions({ product, onDelete }: ProductActionsProps) {
  const { t } = useLingui()
  const { id, productName } = product
  const mayDelete = useIsAllowed('DELETE_PRODUCTS')
  return (
    <HStack gap="0">
      <IconButton
        asChild
        variant="ghost"
        title={t({ message: 'View', context: 'verb' })}
        aria-label={t`View ${productName}`}
      >
        <RouterLink to={paths.product(id)}>
          <ExternalLink />
        </RouterLink>
      </IconButton>
      <IconButton asChild variant="ghost" title={t`Edit`} aria-label={t`Edit ${productName}`}>
        <RouterLink to={adminPaths.changeProduct(id)}>
          <SquarePen />
        </RouterLink>
      </IconButton>
      {mayDelete && (
        <IconButton
          variant="ghost"
          title={t`Delete`}
          aria-label={t`Delete ${productName}`}
          onClick={() => onDelete(product)}
        >
          <Trash2 />
        </IconButton>
      )}
    </HStack>
  )
}
