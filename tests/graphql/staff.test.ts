import { describe, expect, test } from 'vitest'
import { perDevice } from '../../server/domain/accounts/login-limits.ts'
import { MAX_FAILURES } from '../../server/domain/staff/staff-member.ts'
import { ApiClient } from '../support/api-client.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'
import { addStaff, markTablet, roleNamed, staffPin, TabletClient, unlock } from '../support/staff.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const later = await openShop()

const viewerOf = (who: ApiClient) => who.graphql('{ viewer { id name role permissions } }')
const wrong = '5173'

const addCustomer = async (): Promise<{ id: string }> =>
  (await (await shop.admin()).mutate('saveCustomer', { name: 'Asha Rao', phone: newPhone() })).customer

const membersOn = async (tablet: ApiClient) =>
  (await tablet.graphql('{ thisDevice { name lockAfterMinutes members { id name isLocked } } }')).data
    .thisDevice

describe('a member of staff without an e-mail', () => {
  test('is added by name, role and PIN, and works on a marked tablet under the own name', async () => {
    const asha = await addStaff(shop, { name: 'Asha Patil' })
    expect(asha).toMatchObject({
      email: null,
      hasPin: true,
      isPinLocked: false,
      staffRole: { name: 'Counter' },
    })
    const { tablet } = await markTablet(shop, { name: 'Front', lockAfterMinutes: 10 })
    expect(await membersOn(tablet)).toMatchObject({ name: 'Front', lockAfterMinutes: 10 })
    expect((await membersOn(tablet)).members).toContainEqual({
      id: asha.id,
      name: 'Asha Patil',
      isLocked: false,
    })
    const { who, user } = await unlock(tablet, asha.id)
    expect(user).toMatchObject({ id: asha.id, name: 'Asha Patil', email: '', role: 'STAFF' })
    const { id } = await takeOrder(who!, {
      customerId: (await addCustomer()).id,
      lines: [{ garmentId: 'blouse' }],
    })
    expect(await shop.db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ placedById: asha.id })
    const entries = await shop.db.auditEntry.findMany({ where: { actorId: asha.id } })
    expect(entries).not.toEqual([])
    expect(new Set(entries.map(({ actorName }) => actorName))).toEqual(new Set(['Asha Patil']))
    const { data } = await who!.graphql('{ sessions { method isCurrent } }')
    expect(data.sessions).toEqual([{ method: 'PIN', isCurrent: true }])
  })

  test('is refused at each field that is wrong', async () => {
    const owner = await shop.admin()
    const staffRoleId = await roleNamed(shop, 'Counter')
    const refusals = async (input: object) =>
      (
        await owner.mutate('saveStaffMember', { name: 'Bina', pin: staffPin, staffRoleId, ...input })
      ).userErrors.map(({ field, code }) => [field, code])
    await addStaff(shop, { name: 'Chitra' })
    expect(await refusals({ name: ' ' })).toEqual([['name', 'INVALID']])
    expect(await refusals({ name: 'cHITRA' })).toEqual([['name', 'CONFLICT']])
    expect(await refusals({ staffRoleId: null })).toEqual([['staffRoleId', 'INVALID']])
    for (const pin of [null, '123', '1234567', 'abcd', '1111', '1234', '0852', '2512', '1990'])
      expect([pin, await refusals({ pin })]).toEqual([pin, [['pin', 'INVALID']]])
  })

  test('whose PIN is typed in Devanagari digits is the same', async () => {
    const asha = await addStaff(shop, { pin: '४८२९' })
    const { tablet } = await markTablet(shop)
    expect((await unlock(tablet, asha.id, '4829')).who).not.toBeNull()
  })

  test('is added by the owner alone', async () => {
    const input = { name: 'Mala', pin: staffPin, staffRoleId: await roleNamed(shop, 'Counter') }
    expect((await (await shop.staff()).mutate('saveStaffMember', input)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    const { tablet } = await markTablet(shop)
    const { who } = await unlock(tablet, (await addStaff(shop, { role: 'Manager' })).id)
    expect((await who!.mutate('saveStaffMember', input)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await who!.mutate('saveShopDevice', { name: 'x', lockAfterMinutes: 5 })).errors).toBeDefined()
  })

  test('added twice at once is added once', async () => {
    const owner = await shop.admin()
    const input = { name: 'Twice', pin: staffPin, staffRoleId: await roleNamed(shop, 'Counter') }
    const results = await Promise.all([1, 2].map(() => owner.mutate('saveStaffMember', input)))
    expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { field: 'name', code: 'CONFLICT' },
    ])
  })

  test('isn’t merged into a customer, deleted, or signed in by a password', async () => {
    const owner = await shop.admin()
    const asha = await addStaff(shop)
    const customer = await addCustomer()
    const merged = await owner.mutate('mergeCustomers', { customerId: customer.id, duplicateId: asha.id })
    expect(merged.userErrors).toMatchObject([{ field: 'duplicateId', code: 'CONFLICT' }])
    const deleted = await owner.mutate('deleteCustomer', { customerId: asha.id })
    expect(deleted.userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await shop.guest().mutate('logIn', { email: '', password: staffPin })).token).toBeFalsy()
    const { tablet } = await markTablet(shop)
    const { who } = await unlock(tablet, asha.id)
    const confirmed = await who!.mutate('confirmIdentity', { password: staffPin })
    expect(confirmed.userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const started = await who!.mutate('startTwoFactor', undefined as never)
    expect(started.errors?.[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED')
  })
})

describe('a PIN', () => {
  test('is worth nothing on a browser that isn’t marked, nor is the session that it began elsewhere', async () => {
    const asha = await addStaff(shop)
    const { tablet } = await markTablet(shop)
    const elsewhere = await shop.guest().mutate('logInByPin', { memberId: asha.id, pin: staffPin }, 'token')
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await membersOn(shop.guest())).toBeNull()
    const forged = new TabletClient(shop.url, null, tablet.cookie.replace(/\.[^.]*$/, '.forged'))
    expect((await unlock(forged, asha.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { token } = await unlock(tablet, asha.id)
    expect((await viewerOf(tablet.with(token))).status).toBe(200)
    expect((await viewerOf(new ApiClient(shop.url, token))).status).toBe(401)
    const { tablet: other } = await markTablet(shop, { name: 'Back' })
    expect((await viewerOf(other.with(token))).status).toBe(401)
  })

  test('is locked after wrong ones in a row, on both tablets, until the owner unlocks it', async () => {
    const owner = await shop.admin()
    const asha = await addStaff(shop)
    const [{ tablet }, { tablet: other }] = [await markTablet(shop), await markTablet(shop, { name: 'Back' })]
    expect((await unlock(tablet, asha.id, wrong)).userErrors).toMatchObject([
      { field: 'pin', code: 'BAD_CREDENTIALS', message: 'That isn’t the PIN. 4 tries are left.' },
    ])
    // The right one forgets the wrong ones before.
    expect((await unlock(tablet, asha.id)).who).not.toBeNull()
    for (let guess = 0; guess < MAX_FAILURES; guess++)
      await unlock(guess % 2 ? tablet : other, asha.id, wrong)
    expect((await unlock(other, asha.id)).userErrors).toMatchObject([{ field: 'pin', code: 'CONFLICT' }])
    expect((await membersOn(tablet)).members).toContainEqual({ id: asha.id, name: asha.name, isLocked: true })
    const unlocked = await owner.mutateOrThrow(
      'unlockStaffPin',
      { id: asha.id },
      'staffMember { isPinLocked }',
    )
    expect(unlocked.staffMember).toEqual({ isPinLocked: false })
    expect((await unlock(other, asha.id)).who).not.toBeNull()
  })

  test('is guessed no more often by many attempts at once', async () => {
    const asha = await addStaff(shop)
    const { tablet } = await markTablet(shop)
    const results = await Promise.all(Array.from({ length: 15 }, () => unlock(tablet, asha.id, wrong)))
    const codes = results.map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(MAX_FAILURES)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(15 - MAX_FAILURES)
  })

  test('of many people can’t be tried from one tablet', async () => {
    const { tablet } = await markTablet(shop)
    const { tablet: other } = await markTablet(shop, { name: 'Back' })
    for (let guess = 0; guess < perDevice.failures; guess += MAX_FAILURES) {
      const { id } = await addStaff(shop)
      for (let each = 0; each < MAX_FAILURES; each++) await unlock(tablet, id, wrong)
    }
    const { id } = await addStaff(shop)
    expect((await unlock(tablet, id)).status).toBe(429)
    expect((await unlock(other, id)).who).not.toBeNull()
  })

  test('that is replaced or taken away ends the sessions that it began', async () => {
    const owner = await shop.admin()
    const asha = await addStaff(shop)
    const { tablet } = await markTablet(shop)
    const { who } = await unlock(tablet, asha.id)
    await owner.mutateOrThrow(
      'saveStaffMember',
      { id: asha.id, name: asha.name, pin: '7305' },
      'staffMember { id }',
    )
    expect((await viewerOf(who!)).status).toBe(401)
    expect((await unlock(tablet, asha.id)).who).toBeNull()
    const { who: again } = await unlock(tablet, asha.id, '7305')
    await owner.mutateOrThrow('removeStaffPin', { id: asha.id }, 'staffMember { hasPin }')
    expect((await viewerOf(again!)).status).toBe(401)
    expect((await unlock(tablet, asha.id, '7305')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('is typed anew each day', async () => {
    const asha = await addStaff(later)
    const { tablet } = await markTablet(later)
    const { who } = await unlock(tablet, asha.id)
    later.passTime(15 * 60 * 60)
    expect((await viewerOf(who!)).status).toBe(200)
    later.passTime(2 * 60 * 60)
    expect((await viewerOf(who!)).status).toBe(401)
  })
})

describe('an account with an e-mail', () => {
  test('gets a PIN, too, and keeps its name and its other sessions', async () => {
    const owner = await shop.admin()
    const rekha = await shop.staff('Rekha')
    const saved = (name: string) =>
      owner.mutate('saveStaffMember', { id: rekha.id, name, pin: staffPin }, 'staffMember { email hasPin }')
    expect((await saved('Rekha Rao')).userErrors).toMatchObject([{ field: 'name', code: 'CONFLICT' }])
    expect(await saved('Rekha')).toMatchObject({
      staffMember: { email: rekha.email, hasPin: true },
      userErrors: [],
    })
    const { tablet } = await markTablet(shop)
    expect((await unlock(tablet, rekha.id)).user).toMatchObject({ id: rekha.id })
    expect((await viewerOf(rekha)).status).toBe(200)
  })

  test('that becomes an owner’s can’t be opened by its PIN, and sessions that a PIN began end', async () => {
    const owner = await shop.admin()
    const rekha = await shop.staff('Rekha Shah')
    await owner.mutateOrThrow(
      'saveStaffMember',
      { id: rekha.id, name: 'Rekha Shah', pin: staffPin },
      'staffMember { id }',
    )
    const { tablet } = await markTablet(shop)
    const { who } = await unlock(tablet, rekha.id)
    await owner.mutateOrThrow('changeRole', { customerId: rekha.id, role: 'ADMIN' }, 'customer { id }')
    expect((await viewerOf(who!)).status).toBe(401)
    expect((await unlock(tablet, rekha.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(
      (await owner.mutate('saveStaffMember', { id: owner.id, name: 'Owner', pin: staffPin })).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('with a second factor has no PIN that would skip it', async () => {
    const owner = await shop.admin()
    const rekha = await shop.staff('Rekha Iyer')
    const input = { id: rekha.id, name: 'Rekha Iyer', pin: staffPin }
    await owner.mutateOrThrow('saveStaffMember', input, 'staffMember { id }')
    const { tablet } = await markTablet(shop)
    await shop.db.twoFactor.create({ data: { userId: rekha.id, secret: 'x', confirmedAt: new Date() } })
    expect((await unlock(tablet, rekha.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await membersOn(tablet)).members).not.toContainEqual(expect.objectContaining({ id: rekha.id }))
    expect((await owner.mutate('saveStaffMember', input)).userErrors).toMatchObject([
      { field: 'pin', code: 'CONFLICT' },
    ])
  })
})

describe('a tablet of the shop’s', () => {
  test('that is removed signs out whoever was on it', async () => {
    const owner = await shop.admin()
    const asha = await addStaff(shop)
    const { tablet, deviceId } = await markTablet(shop)
    const { who } = await unlock(tablet, asha.id)
    await owner.mutateOrThrow('removeShopDevice', { id: deviceId }, 'removedShopDeviceId')
    expect((await viewerOf(who!)).status).toBe(401)
    expect(await membersOn(tablet)).toBeNull()
    expect((await unlock(tablet, asha.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await owner.mutate('removeShopDevice', { id: deviceId })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })

  test('has two people one after the other, each under the own name; locking ends the session', async () => {
    const [asha, bina] = [await addStaff(shop), await addStaff(shop, { name: 'Bina Mehta', pin: '7305' })]
    const { tablet } = await markTablet(shop)
    const first = (await unlock(tablet, asha.id)).who!
    await first.graphql('mutation { logOut { userErrors { code } } }')
    expect((await viewerOf(first)).status).toBe(401)
    const second = (await unlock(tablet, bina.id, '7305')).who!
    expect((await viewerOf(second)).data.viewer).toMatchObject({ name: 'Bina Mehta' })
  })

  test('is told apart by a cookie that scripts can’t read', async () => {
    const owner = await shop.admin()
    const { headers } = await owner.mutateOrThrow(
      'saveShopDevice',
      { name: 'Cookie', lockAfterMinutes: 5 },
      'shopDevice { id isThis }',
    )
    expect(headers.get('set-cookie')).toMatch(
      /^shop_device=[^;]+; Max-Age=31536000; .*HttpOnly; SameSite=Strict$/,
    )
  })
})
