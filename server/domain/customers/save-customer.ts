import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { phoneNumber, pincode } from '../phone-number.ts'
import { monthAndDay } from '../shop/month-and-day.ts'
import { gstin } from '../tax/gstin.ts'
import { optionalLongText, optionalText, parse, requiredText } from '../validation.ts'
import { contactColumns, type Customer, customerColumns, toCustomer } from './customer.ts'
import { lockSeenCustomer } from './lock-customer.ts'

const details = z.object({
  id: z.string().nullish(),
  name: requiredText(200),
  phone: phoneNumber,
  email: z
    .union([z.literal(''), emailAddress])
    .nullish()
    .transform((email) => (email === undefined ? undefined : (email ?? ''))),
  street: optionalText(200),
  city: optionalText(200),
  state: optionalText(200),
  pincode: optionalText(200).pipe(pincode.nullish()),
  birthday: optionalText(20).pipe(monthAndDay.nullish()),
  gstin: optionalText(40).pipe(gstin.nullish()),
  notes: optionalLongText(2_000),
})

type Details = Omit<z.infer<typeof details>, 'id'>

/**
 * Creates a customer without an account, or changes a customer's contact details; requires VIEW_CUSTOMERS. A customer
 * of the same name and phone is returned instead of being created twice. Name and e-mail of an account are its holder's
 * to change.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for name or e-mail of an account, and for
 * the name and phone of another customer)
 */
export async function saveCustomer(ctx: Context, input: unknown): Promise<Customer> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const { id, ...given } = parse(details, input)
  try {
    return await (id ? update(ctx, id, given) : create(ctx, given))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const duplicate = await findDuplicate(ctx, given)
    if (!duplicate) throw error
    if (id)
      throw conflict('name', (i18n) =>
        i18n._('Another customer has this name and phone. The owner can merge the two.'),
      )
    return duplicate
  }
}

const create = (ctx: Context, { email = '', ...given }: Details) =>
  ctx.db.transaction(async (tx) => {
    const customer = toCustomer(
      await tx.user.create({
        data: { ...given, email, createdAt: ctx.now() },
        select: customerColumns,
      }),
    )
    await recordChange(tx, ctx, {
      action: 'customer.create',
      entity: 'CUSTOMER',
      entityId: customer.id,
      entityName: customer.name,
      before: null,
      after: contactOf(customer),
    })
    return customer
  })

const update = (ctx: Context, id: string, given: Details) =>
  ctx.db.transaction(async (tx) => {
    const before = await lockSeenCustomer(tx, ctx, id)
    if (before.hasAccount && before.name !== given.name)
      throw conflict('name', (i18n) => i18n._('This customer has an account and changes the name there.'))
    if (before.hasAccount && (given.email ?? before.email) !== before.email)
      throw conflict('email', (i18n) =>
        i18n._('This customer signs in with the e-mail: it can’t be changed here.'),
      )
    const after = toCustomer(
      await tx.user.update({ where: { id: before.id }, data: given, select: customerColumns }),
    )
    await recordChange(tx, ctx, {
      action: 'customer.update',
      entity: 'CUSTOMER',
      entityId: before.id,
      entityName: after.name,
      before: contactOf(before),
      after: contactOf(after),
    })
    return after
  })

const contactOf = (customer: Customer) => ({
  name: customer.name,
  email: customer.email || null,
  ...Object.fromEntries(contactColumns.map((column) => [column, customer[column]])),
})

/** The customer without an account of this name and phone. */
async function findDuplicate(ctx: Context, { name, phone }: Details): Promise<Customer | null> {
  const row = await ctx.db.user.findFirst({
    where: { phone, name: { equals: name, mode: 'insensitive' }, emailKey: null, mergedIntoId: null },
    select: customerColumns,
  })
  return row && toCustomer(row)
}
