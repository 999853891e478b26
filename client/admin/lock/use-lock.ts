import { useApolloClient } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { notify } from '../../ui/notify.ts'

/** Locks the tablet, for the next person; says so where that can't be done. */
export function useLock() {
  const { t } = useLingui()
  const client = useApolloClient()
  return async () => {
    const { lockTablet } = await import('./lock-tablet.ts')
    if (await lockTablet(client)) return
    void notify({
      type: 'error',
      title: t`The shop can’t be reached. PINs are checked by the shop, so the tablet stays with you until it can.`,
    })
  }
}
