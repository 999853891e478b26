import { Button, SimpleGrid } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HandCoins, Plus, Store } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { useIsAllowed } from '../shell/use-access.ts'

const buttons = [
  { label: msg`New order`, to: adminPaths.counter(), Icon: Plus },
  { label: msg`Quick sale`, to: adminPaths.sale(), Icon: Store },
  { label: msg`Hand over`, to: adminPaths.orders({ status: 'ready', sort: 'due' }), Icon: HandCoins },
]

/** What is done most often at the counter, for those who may. */
export function CounterButtons() {
  const { i18n } = useLingui()
  if (!useIsAllowed('MANAGE_ORDERS')) return null
  return (
    <SimpleGrid columns={3} gap="3">
      {buttons.map(({ label, to, Icon }) => (
        <Button key={label.id} asChild minH="16" height="auto" px="2" whiteSpace="normal" textStyle="md">
          <RouterLink to={to}>
            <Icon aria-hidden />
            {i18n._(label)}
          </RouterLink>
        </Button>
      ))}
    </SimpleGrid>
  )
}
