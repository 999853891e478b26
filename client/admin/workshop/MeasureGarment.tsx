import '../../theme/dialog.ts'
import { useQuery } from '@apollo/client/react'
import { Button, Dialog, IconButton, Portal, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { customerName } from '../../lib/customer-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { LeaveQuestion } from '../forms/LeaveConfirmation.tsx'
import { Measured } from '../orders/CustomersProfiles.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { garmentName } from './garment-name.ts'
import { type GarmentToMeasure, GarmentToMeasure_query } from './measure-documents.ts'
import { MeasureForm } from './MeasureForm.tsx'

interface MeasureGarmentProps {
  code: string
  onMeasured?: (() => void) | undefined
  onClose: () => void
}

/** The measurements of one garment, above the page from which it was chosen. */
export function MeasureGarment({ code, onMeasured, onClose }: MeasureGarmentProps) {
  const { t, i18n } = useLingui()
  const withCustomer = useIsAllowed('VIEW_CUSTOMERS')
  // A colleague's change must not replace what is being typed.
  const { data, error, refetch } = useQuery(GarmentToMeasure_query, {
    variables: { code, withCustomer },
    fetchPolicy: 'no-cache',
  })
  const [isTyped, setTyped] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (isTyped ? setLeaving(true) : onClose())
  useCloseWatcher(true, leave)
  const garment = data?.garment
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => !change.open && leave()}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={!isTyped}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header pb="2" alignItems="start" gap="2">
              <Stack gap="0" flex="1" minW="0">
                <Dialog.Title fontFamily="heading">{t`Measure ${code}`}</Dialog.Title>
                {garment && (
                  <Text color="fg.muted" truncate>
                    {customerName(i18n, garment.customerName)}, {garmentName(i18n, garment)}
                  </Text>
                )}
              </Stack>
              <IconButton variant="ghost" minW="12" minH="12" aria-label={t`Close`} onClick={leave}>
                <X />
              </IconButton>
            </Dialog.Header>
            <Dialog.Body>
              {garment ? (
                garment.viewerCanGiveMeasurements ? (
                  <MeasureForm
                    garment={garment}
                    onTyped={() => setTyped(true)}
                    onSaved={() => {
                      onMeasured?.()
                      onClose()
                    }}
                    onCancel={leave}
                  />
                ) : (
                  <Locked garment={garment} />
                )
              ) : error ? (
                <ErrorState
                  title={t`The measurements could not be read`}
                  retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
                >
                  <Trans>Check your connection and try again.</Trans>
                </ErrorState>
              ) : data ? (
                <Text role="alert">
                  <Trans>There is no such garment any more.</Trans>
                </Text>
              ) : (
                <Skeleton height="72" role="status" aria-label={t`Loading the measurements`} />
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <LeaveQuestion open={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </Dialog.Root>
  )
}

/** The measurements of a garment that is begun: they are changed with its order alone, if at all. */
const Locked = ({ garment: { measurements, order } }: { garment: GarmentToMeasure }) => (
  <Stack gap="4" align="start" pb="2">
    <Text role="status" p="3" bg="bg.warning" borderRadius="l2" width="full">
      {order.viewerCanEdit ? (
        <Trans>
          The order is being sewn already. If these measurements have to change, edit the order: what was
          changed, and by whom, is then listed there.
        </Trans>
      ) : (
        <Trans>The measurements of this garment can’t be changed any more.</Trans>
      )}
    </Text>
    <Measured measurements={measurements} />
    {order.viewerCanEdit && (
      <Button asChild minH="12" variant="outline">
        <RouterLink to={adminPaths.editOrder(order.id)}>
          <Trans>Edit the order</Trans>
        </RouterLink>
      </Button>
    )}
  </Stack>
)
