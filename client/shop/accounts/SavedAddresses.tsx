import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { maxSavedAddresses } from '../../../shared/orders/saved-addresses.ts'
import type { SavedAddress_FieldsFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { SavedAddressForm } from './SavedAddressForm.tsx'
import { showAddresses } from './show-addresses.ts'

const DeleteAddress_mutation = graphql(`
  mutation DeleteAddress($input: DeleteAddressInput!) {
    deleteAddress(input: $input) {
      savedAddresses {
        ...SavedAddress_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

/** The addresses that the account keeps for its next orders: added, changed and deleted here. */
export function SavedAddresses({ addresses }: { addresses: readonly SavedAddress_FieldsFragment[] }) {
  const { t } = useLingui()
  /** The id of the one that is changed, or 'new'. */
  const [editing, setEditing] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    setEditing(null)
    // The form had the focus.
    list.current?.focus()
  }
  const isFull = addresses.length >= maxSavedAddresses
  return (
    <Panel
      size="lg"
      gap="4"
      title={t`Saved addresses`}
      note={t`You choose one of them when you order. Orders that you have placed keep their own.`}
    >
      <Box ref={list} tabIndex={-1} outline="none">
        {addresses.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
            {addresses.map((address) => (
              <Box as="li" key={address.id} py="3">
                {editing === address.id ? (
                  <SavedAddressForm address={address} onClose={close} />
                ) : (
                  <AddressRow address={address} onEdit={() => setEditing(address.id)} />
                )}
              </Box>
            ))}
          </Stack>
        )}
      </Box>
      {editing === 'new' ? (
        <SavedAddressForm address={null} onClose={close} />
      ) : isFull ? (
        <Text color="fg.muted">
          <Trans>These are {maxSavedAddresses}, as many as can be saved.</Trans>
        </Text>
      ) : (
        <Flex>
          <Button variant="outline" onClick={() => setEditing('new')}>
            <Trans>Add an address</Trans>
          </Button>
        </Flex>
      )}
    </Panel>
  )
}

interface AddressRowProps {
  address: SavedAddress_FieldsFragment
  onEdit: () => void
}

function AddressRow({ address, onEdit }: AddressRowProps) {
  const { t } = useLingui()
  const { loading, submitError, submit } = useSubmission()
  const [deleteAddress] = useMutation(DeleteAddress_mutation)
  const [isConfirming, setConfirming] = useState(false)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const { id, label, name, phone, street, city, state, pincode, isDefault } = address
  const openDialog = async () => {
    if (await want()) setConfirming(true)
  }
  const remove = () =>
    submit(async () => {
      const { data } = await deleteAddress({
        variables: { input: { id } },
        update: (cache, { data: payload }) => showAddresses(cache, payload?.deleteAddress.savedAddresses),
      })
      return data?.deleteAddress
    })
  return (
    <>
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 14rem" overflowWrap="anywhere">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold">{label ?? name}</Text>
            {isDefault && (
              <Badge>
                <Trans>Proposed first</Trans>
              </Badge>
            )}
          </Flex>
          {label && <Text>{name}</Text>}
          <Text color="fg.muted">
            {street}, {city} {pincode}, {state}
          </Text>
          <Text color="fg.muted">{phone}</Text>
        </Box>
        <Flex gap="2" align="start">
          <Button variant="outline" aria-label={t`Change the address ${street}`} onClick={onEdit}>
            <Trans>Change</Trans>
          </Button>
          <Button
            variant="outline"
            colorPalette="red"
            loading={loading}
            aria-label={t`Delete the address ${street}`}
            onClick={() => void openDialog()}
          >
            <Trans>Delete</Trans>
          </Button>
        </Flex>
      </Flex>
      <SubmitError>{submitError}</SubmitError>
      {ConfirmDialog && (
        <ConfirmDialog
          open={isConfirming}
          title={t`Delete this address?`}
          text={t`It is no longer proposed when you order. Your orders keep it.`}
          confirm={t`Delete`}
          onConfirm={() => void remove()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
