import '../../theme/dialog.ts'
import { useMutation } from '@apollo/client/react'
import { Button, Dialog, Flex, IconButton, Portal, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { HeldSale_HeldSaleFragment, HeldSaleKind } from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { withinReach } from '../offline/within-reach.ts'
import type { CounterCustomer } from './counter-order.ts'
import { DiscardHeldSale_mutation, TakeUpSale_mutation } from './held-documents.ts'
import { FORM_VERSION } from './held-form.ts'
import { forgetTakeUp, keyOfTakeUp, pendingTakeUps } from './pending-take-ups.ts'

interface HeldSalesDialogProps {
  open: boolean
  kind: HeldSaleKind
  held: HeldSale_HeldSaleFragment[]
  /** Puts aside what is typed now; null while nothing is. */
  hold: (() => Promise<boolean>) | null
  /** Why that failed. */
  holdError: string | null
  /** @returns whether this page can show the form */
  onTakenUp: (form: string, customer: CounterCustomer | null) => boolean
  /** After any change of what is held. */
  onChanged: () => void
  onClose: () => void
}

/** What was put aside, the last one first. Taking one up puts what is typed now aside for it. */
export function HeldSalesDialog({
  open,
  kind,
  held,
  hold,
  holdError,
  onTakenUp,
  onChanged,
  onClose,
}: HeldSalesDialogProps) {
  const { t } = useLingui()
  useCloseWatcher(open, onClose)
  const [takeUpSale] = useMutation(TakeUpSale_mutation, {
    // It leaves the list at once.
    update: (cache, { data }) => {
      const taken = data?.takeUpSale.heldSale
      if (taken) cache.evict({ id: cache.identify(taken) })
    },
  })
  const [discardSale] = useMutation(DiscardHeldSale_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  // Those that the shop lists as held are taken up there.
  const lost = pendingTakeUps(kind).filter(({ id }) => !held.some((sale) => sale.id === id))
  const takeUp = async (id: string) => {
    if (loading || (hold && !(await hold()))) return
    const input = { id, idempotencyKey: keyOfTakeUp(id, kind) }
    let shown = true
    const { state } = await submit(async () => {
      const { data } = await takeUpSale({ variables: { input }, context: withinReach() })
      const payload = data?.takeUpSale
      const customer = payload?.heldSale?.customer
      if (payload?.form != null)
        shown = onTakenUp(payload.form, customer ? { ...customer, phone: customer.phone ?? '' } : null)
      return payload
    })
    // After a reload, another version of the page may be able to show it.
    if (shown && (state === 'done' || state === 'refused')) forgetTakeUp(id)
    if (state === 'done' || state === 'refused') onChanged()
    if (!shown) setSubmitError(t`This sale was typed on another version of this page. Reload the page.`)
    else if (state === 'done') onClose()
  }
  const discard = async (id: string) => {
    const { state } = await submit(
      async () =>
        (await discardSale({ variables: { input: { id } }, context: withinReach() })).data?.discardHeldSale,
    )
    if (state === 'done' || state === 'refused') onChanged()
  }
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior="inside"
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mb={{ base: '0', md: 'auto' }} borderBottomRadius={{ base: 'none', md: 'l3' }}>
            <Dialog.Header pb="2" alignItems="center">
              <Dialog.Title fontFamily="heading" textStyle="xl" flex="1">
                <Trans>Held sales</Trans>
              </Dialog.Title>
              <IconButton variant="ghost" minW="12" minH="12" aria-label={t`Close`} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                {hold && held.length > 0 && (
                  <Text color="fg.muted">
                    <Trans>What is typed now is held when you take another one up.</Trans>
                  </Text>
                )}
                <SubmitError>{submitError ?? holdError}</SubmitError>
                {lost.map(({ id }) => (
                  <Flex key={id} gap="2" align="center" wrap="wrap" borderTopWidth="1px" pt="3">
                    <Text flex="1 1 10rem">
                      <Trans>A sale that was being taken up when the line was lost.</Trans>
                    </Text>
                    <Button minH="12" disabled={loading} onClick={() => void takeUp(id)}>
                      <Trans>Take up again</Trans>
                    </Button>
                  </Flex>
                ))}
                {held.length + lost.length === 0 && (
                  <Text role="status">
                    <Trans>Nothing is held.</Trans>
                  </Text>
                )}
                {held.map((sale) => (
                  <Held
                    key={sale.id}
                    sale={sale}
                    loading={loading}
                    onTakeUp={() => void takeUp(sale.id)}
                    onDiscard={() => void discard(sale.id)}
                  />
                ))}
                <Text textStyle="sm" color="fg.muted">
                  <Trans>
                    Prices and stock are those of the moment at which it is sold. After seven days a held sale
                    is deleted.
                  </Trans>
                </Text>
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface HeldProps {
  sale: HeldSale_HeldSaleFragment
  loading: boolean
  onTakeUp: () => void
  onDiscard: () => void
}

function Held({ sale, loading, onTakeUp, onDiscard }: HeldProps) {
  const { t, i18n } = useLingui()
  const [discarding, setDiscarding] = useState(false)
  const { label, pieces, heldAt, heldBy, formVersion } = sale
  const isKnown = formVersion === FORM_VERSION
  return (
    <Flex as="section" aria-label={label} gap="2" align="center" wrap="wrap" borderTopWidth="1px" pt="3">
      <Stack gap="0" flex="1 1 10rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {label}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {[
            t`${plural({ pieces }, { one: '# piece', other: '# pieces' })}`,
            formatMoment(heldAt, i18n),
            heldBy,
          ].join(' · ')}
        </Text>
        {!isKnown && (
          <Text textStyle="sm" color="fg.warning">
            <Trans>It was typed on another version of this page. Reload the page to take it up.</Trans>
          </Text>
        )}
      </Stack>
      {discarding ? (
        <>
          <Button minH="12" colorPalette="red" disabled={loading} onClick={onDiscard}>
            <Trans>Delete</Trans>
          </Button>
          <Button minH="12" variant="outline" onClick={() => setDiscarding(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      ) : (
        <>
          <Button minH="12" disabled={loading || !isKnown} onClick={onTakeUp}>
            <Trans>Take up</Trans>
          </Button>
          <IconButton
            variant="ghost"
            minW="12"
            minH="12"
            aria-label={t`Delete ${{ label }}`}
            onClick={() => setDiscarding(true)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </Flex>
  )
}
