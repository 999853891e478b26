import { z } from 'zod'
import { addressKey, maxSavedAddresses } from '../../../shared/orders/saved-addresses.ts'
import type { SavedAddress } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import type { CompleteCustomer } from '../orders/order-readiness.ts'
import { phoneNumber, pincode } from '../phone-number.ts'
import { isId, optionalText, parse, requiredText } from '../validation.ts'
import { addressesOf } from './list-addresses.ts'

const saving = z.object({
  id: z.string().nullish(),
  label: optionalText(40),
  name: requiredText(200),
  phone: phoneNumber,
  street: requiredText(200),
  city: requiredText(200),
  state: requiredText(200),
  pincode,
  isDefault: z.boolean().default(false),
})

/** All addresses of the account after a change. */
export interface ChangedAddresses {
  savedAddress: SavedAddress
  savedAddresses: SavedAddress[]
}

/**
 * Saves an address in the viewer's account, or replaces one of the viewer's own.
 * @throws Unauthenticated, Refused (NOT_FOUND, INVALID; CONFLICT for the same address, and beyond 10)
 */
export async function saveAddress(ctx: Context, input: unknown): Promise<ChangedAddresses> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const { id = null, label = null, isDefault, ...fields } = parse(saving, input)
  const address = { ...fields, label, key: addressKey(fields), savedAt: ctx.now() }
  return ctx.db.transaction(async (tx) => {
    const before = await lockAddresses(tx, userId)
    if (id !== null && !before.some((each) => each.id === id)) throw unknownAddress()
    if (before.some((each) => each.key === address.key && each.id !== id))
      throw conflict('street', (i18n) => i18n._('This address is saved already.'))
    if (id === null && before.length >= maxSavedAddresses)
      throw conflict(null, (i18n) =>
        i18n._('There are {most} addresses already. Delete one that is not needed any more.', {
          most: maxSavedAddresses,
        }),
      )
    if (isDefault) await tx.savedAddress.updateMany({ where: { userId }, data: { isDefault: false } })
    const savedAddress =
      id === null
        ? await tx.savedAddress.create({
            data: { ...address, userId, isDefault: isDefault || before.length === 0 },
          })
        : await tx.savedAddress.update({
            where: { id },
            data: { ...address, ...(isDefault && { isDefault }) },
          })
    return { savedAddress, savedAddresses: await addressesOf(tx, userId) }
  })
}

/**
 * Deletes one of the viewer's own; when it was the default, the last saved one becomes it.
 * @returns the others
 * @throws Unauthenticated, Refused (NOT_FOUND)
 */
export async function deleteAddress(ctx: Context, id: string): Promise<SavedAddress[]> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  return ctx.db.transaction(async (tx) => {
    const before = await lockAddresses(tx, userId)
    const deleted = before.find((each) => each.id === id)
    if (!isId(id) || !deleted) throw unknownAddress()
    await tx.savedAddress.delete({ where: { id } })
    const [next] = before.filter((each) => each !== deleted)
    if (deleted.isDefault && next)
      await tx.savedAddress.update({ where: { id: next.id }, data: { isDefault: true } })
    return addressesOf(tx, userId)
  })
}

/**
 * Saves where an order goes. The same address is saved once, with the name and phone of the last order; beyond the limit nothing
 * is saved, which must not stop an order.
 */
export async function saveOrderedAddress(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  { name, phone, street, city, state, pincode }: CompleteCustomer,
): Promise<void> {
  const before = await lockAddresses(tx, userId)
  const key = addressKey({ street, city, state, pincode })
  const same = before.find((each) => each.key === key)
  if (same) await tx.savedAddress.update({ where: { id: same.id }, data: { name, phone, savedAt: now } })
  else if (before.length < maxSavedAddresses)
    await tx.savedAddress.create({
      data: {
        ...{ userId, name, phone, street, city, state, pincode, key, savedAt: now },
        isDefault: before.length === 0,
      },
    })
}

/** The account's addresses, unchanged by others until the transaction ends. */
async function lockAddresses(tx: Transaction, userId: string) {
  await lockRow(tx, 'users', userId, 'FOR NO KEY UPDATE')
  return addressesOf(tx, userId)
}

const unknownAddress = () => notFound((i18n) => i18n._('There is no such address; it may have been deleted.'))
