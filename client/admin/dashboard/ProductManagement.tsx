import { Button, SimpleGrid } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'

/** In the specification the last three lead to the list, where a design is chosen first. */
const actions = [
  { label: msg`Add Product`, to: adminPaths.newProduct(), Icon: Plus },
  { label: msg`Update`, to: adminPaths.products(), Icon: Pencil },
  { label: msg`Delete`, to: adminPaths.products(), Icon: Trash2 },
  { label: msg`View Product`, to: adminPaths.products(), Icon: Eye },
]

export function ProductManagement() {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`Product Management`}>
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2">
        {actions.map(({ label, to, Icon }, index) => (
          <Button key={label.id} asChild variant={index === 0 ? 'solid' : 'outline'}>
            <RouterLink to={to}>
              <Icon aria-hidden />
              {i18n._(label)}
            </RouterLink>
          </Button>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
