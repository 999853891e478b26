import { Button, SimpleGrid } from '@chakra-ui/react'
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { Panel } from '../../../ui/Panel.tsx'

/** In the specification the last three lead to the list, where a design is chosen first. */
const actions = [
  { label: 'Add Product', to: adminPaths.newProduct(), Icon: Plus },
  { label: 'Update', to: adminPaths.products(), Icon: Pencil },
  { label: 'Delete', to: adminPaths.products(), Icon: Trash2 },
  { label: 'View Product', to: adminPaths.products(), Icon: Eye },
]

export function ProductManagement() {
  return (
    <Panel title="Product Management">
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2">
        {actions.map(({ label, to, Icon }, index) => (
          <Button key={label} asChild variant={index === 0 ? 'solid' : 'outline'}>
            <RouterLink to={to}>
              <Icon aria-hidden />
              {label}
            </RouterLink>
          </Button>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
