import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShopDevice_FieldsFragment } from '../../__generated__/graphql.ts'
import { writeShopDevice } from '../../app/session/shop-device.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { useLock } from '../lock/use-lock.ts'
import { ShopDeviceForm } from './ShopDeviceForm.tsx'
import { RemoveShopDevice_mutation } from './staff-documents.ts'

interface ShopDevicesProps {
  devices: readonly ShopDevice_FieldsFragment[]
  onChanged: () => void
}

/** The shop's tablets, on which staff sign in by a PIN. */
export function ShopDevices({ devices, onChanged }: ShopDevicesProps) {
  const { t } = useLingui()
  const [isMarking, setMarking] = useState(false)
  const isMarked = devices.some(({ isThis }) => isThis)
  return (
    <Panel title={t`The shop’s tablets`} gap="3">
      <Text color="fg.muted" maxW="prose">
        <Trans>
          On a tablet that you mark, staff pick their name and type their PIN; a PIN is worth nothing anywhere
          else. The tablet locks itself, and a half-typed order stays on it.
        </Trans>
      </Text>
      {devices.map((device) => (
        <DeviceEntry key={device.id} device={device} onChanged={onChanged} />
      ))}
      {isMarking ? (
        <ShopDeviceForm
          device={null}
          onClose={() => {
            setMarking(false)
            onChanged()
          }}
        />
      ) : (
        !isMarked && (
          <Button minH="12" alignSelf="start" onClick={() => setMarking(true)}>
            <Trans>Mark this tablet as the shop’s</Trans>
          </Button>
        )
      )}
    </Panel>
  )
}

function DeviceEntry({ device, onChanged }: { device: ShopDevice_FieldsFragment; onChanged: () => void }) {
  const { t, i18n } = useLingui()
  const lock = useLock()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [removeDevice] = useMutation(RemoveShopDevice_mutation)
  const { submit, submitError } = useSubmission()
  const { id, name, lockAfterMinutes, lastUsedAt, isThis } = device
  const remove = async () => {
    const { state } = await submit(
      async () => (await removeDevice({ variables: { input: { id } } })).data?.removeShopDevice,
    )
    if (state !== 'done') return
    if (isThis) writeShopDevice(null)
    onChanged()
  }
  return (
    <Box as="section" aria-label={name} borderTopWidth="1px" pt="3">
      <Flex justify="space-between" gap="3" wrap="wrap" align="center">
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            {isThis && (
              <Badge>
                <Trans>This tablet</Trans>
              </Badge>
            )}
          </Flex>
          <Text color="fg.muted">
            <Plural
              value={lockAfterMinutes}
              one="Locks itself after # minute."
              other="Locks itself after # minutes."
            />{' '}
            <Trans>Last used {{ lastUsedAt: formatMoment(lastUsedAt, i18n) }}</Trans>
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          {isThis && (
            <Button minH="12" onClick={() => void lock()}>
              <Trans>Lock it now</Trans>
            </Button>
          )}
          {!isEditing && (
            <Button
              minH="12"
              variant="outline"
              aria-label={t`Change: ${name}`}
              onClick={() => setEditing(true)}
            >
              <Trans>Change</Trans>
            </Button>
          )}
          <Button minH="12" variant="ghost" aria-label={t`Remove: ${name}`} onClick={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
        </Flex>
      </Flex>
      {submitError && (
        <Text role="alert" color="fg.error">
          {submitError}
        </Text>
      )}
      {isEditing && <ShopDeviceForm device={device} onClose={() => setEditing(false)} />}
      <Confirm
        open={isRemoving}
        title={t`Remove ${name}?`}
        text={t`Whoever is signed in on it by a PIN is signed out at once. Orders that it hasn’t sent stay on it until it is marked again.`}
        confirm={t`Remove`}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      />
    </Box>
  )
}
