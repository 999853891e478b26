import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'
import type { OrderStatus, Mutations } from '../__generated__/api.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const [ramesh, salma] = [await signInTailor(shop, 'Ramesh'), await signInTailor(shop, 'Salma')]
const design = await shop.product({ productName: 'Maroon blouse', category: 'BLOUSE' })

const job = `id details isAfterTrial isOverdue dueDate version completedAt completedBy
  order { id orderNumber } garment { id code } tailor { id name }`

const send = async (
  who: ApiClient,
  mutation: keyof Mutations,
  input: Json,
  fields: string,
): Promise<Json> => {
  const result = await who.mutate(mutation, input, fields)
  return { ...result, code: result.errors?.[0]?.extensions.code }
}
const add = (who: ApiClient, input: Json) =>
  send(who, 'addAlteration', input, `order { alterations { ${job} } }`)
const assign = (who: ApiClient, input: Json) => send(who, 'assignAlteration', input, `alteration { ${job} }`)
const complete = (who: ApiClient, input: Json) =>
  send(who, 'completeTailorAlteration', input, 'completedAlterationId')

const queue = async (args = ''): Promise<Json> =>
  (
    await owner.graphql(
      `{ alterations${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { ${job} } } } }`,
    )
  ).data.alterations
const detailsOf = (list: Json): string[] => list.edges.map(({ node }: Json) => node.details)

const ofTailor = async (who: ApiClient): Promise<Json[]> =>
  (
    await who.graphql(`{ tailorAlterations {
      id orderNumber details dueDate isOverdue version garment { code productName measurements { unit } }
    } }`)
  ).data.tailorAlterations

const confirmed = async (...way: OrderStatus[]): Promise<Json> =>
  moveAlong(owner, (await orderTailored(meera, design.id)).id, 'CONFIRMED', ...way)

/** An alteration of a garment that was tried on. */
const afterTrial = async (fields: Json = {}): Promise<Json> => {
  const { id: orderId } = await confirmed('STITCHING', 'TRIAL')
  const [garment] = await garmentsOf(owner, orderId)
  const { order } = await add(owner, {
    orderId,
    garmentId: garment.id,
    details: 'Take in the waist.',
    ...fields,
  })
  return order.alterations[0]
}

describe('an alteration', () => {
  test('is added by the shop after a trial, with piece, tailor and day', async () => {
    const alteration = await afterTrial({ tailorId: ramesh.tailorId, dueDate: dayAhead(10) })
    expect(alteration).toMatchObject({
      isAfterTrial: true,
      isOverdue: false,
      dueDate: dayAhead(10),
      tailor: { name: 'Ramesh' },
      completedAt: null,
      version: 1,
    })
    expect(alteration.garment.code).toBe(`${alteration.order.orderNumber}-1`)
    const [entry] = await shop.db.auditEntry.findMany({
      where: { entityId: alteration.order.id },
      orderBy: { at: 'desc' },
      take: 1,
    })
    expect(entry).toMatchObject({ action: 'order.update' })
  })

  test('is refused for orders that are not confirmed, garments of others, and tailors who left', async () => {
    const pending = await orderTailored(meera, design.id)
    expect((await add(owner, { orderId: pending.id, details: 'x' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    const [{ id: orderId }, other] = [await confirmed(), await confirmed()]
    const [garment] = await garmentsOf(owner, other.id)
    expect((await add(owner, { orderId, garmentId: garment.id, details: 'x' })).userErrors).toMatchObject([
      { field: 'garmentId' },
    ])
    const { tailor } = await owner.mutate('saveTailor', {
      name: 'Gone',
      phone: '9000000001',
      language: 'HINDI',
    })
    await shop.db.tailor.update({ where: { id: tailor.id }, data: { isActive: false } })
    expect((await add(owner, { orderId, tailorId: tailor.id, details: 'x' })).userErrors).toMatchObject([
      { field: 'tailorId' },
    ])
    expect((await add(owner, { orderId, details: ' ' })).userErrors).toMatchObject([{ field: 'details' }])
  })

  test('is assigned over the version that was seen; what is left out stays', async () => {
    const { id: alterationId } = await afterTrial({ dueDate: dayAhead(10) })
    const first = await assign(owner, { alterationId, version: 1, tailorId: salma.tailorId })
    expect(first.alteration).toMatchObject({ tailor: { name: 'Salma' }, dueDate: dayAhead(10), version: 2 })
    const second = await assign(owner, { alterationId, version: 1, dueDate: null })
    expect(second.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(second.alteration).toMatchObject({ dueDate: dayAhead(10) })
    expect((await assign(owner, { alterationId, version: 2, dueDate: null })).alteration.dueDate).toBeNull()
  })

  test('is completed by its tailor alone, once', async () => {
    const { id: alterationId, order } = await afterTrial({ tailorId: ramesh.tailorId })
    const input = { alterationId, version: 1 }
    expect((await complete(salma, input)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const results = await Promise.all([complete(ramesh, input), complete(ramesh, input)])
    expect(results.map(({ completedAlterationId }) => completedAlterationId).filter(Boolean)).toEqual([
      alterationId,
    ])
    const { data } = await owner.graphql(
      'query ($id: ID!) { order(id: $id) { alterations { completedAt completedBy } } }',
      { id: order.id },
    )
    expect(data.order.alterations).toMatchObject([{ completedAt: expect.any(String), completedBy: 'Ramesh' }])
    const entries = await shop.db.auditEntry.findMany({
      where: { entityId: order.id, action: 'alteration.complete' },
    })
    expect(entries).toMatchObject([{ actorName: 'Ramesh' }])
  })

  test('is seen by its tailor with piece and measurements, without phone numbers', async () => {
    const { id } = await afterTrial({
      tailorId: salma.tailorId,
      details: 'Let out the bust. Call 98765 43210.',
    })
    // The shop takes no day that is over: an alteration is late when its day has passed.
    await shop.db.alteration.update({ where: { id }, data: { dueDate: new Date('2020-01-10') } })
    const mine = (await ofTailor(salma)).find((each) => each.id === id)!
    expect(mine).toMatchObject({ details: 'Let out the bust. Call ….', isOverdue: true })
    expect(mine.garment).toMatchObject({ productName: 'Maroon blouse', measurements: { unit: 'CM' } })
    expect((await ofTailor(ramesh)).map((each) => each.id)).not.toContain(id)
  })

  test('shows its customer what is altered, and not by whom', async () => {
    const { id: orderId } = await confirmed('STITCHING', 'READY', 'DELIVERED')
    await meera.mutate('requestAlteration', { orderId, details: 'Shorten the sleeves.' })
    const [garment] = await garmentsOf(owner, orderId)
    const { data } = await owner.graphql(
      'query ($id: ID!) { order(id: $id) { alterations { id version } } }',
      {
        id: orderId,
      },
    )
    const [{ id: alterationId, version }] = data.order.alterations
    await assign(owner, { alterationId, version, tailorId: ramesh.tailorId, garmentId: garment.id })
    const seen = await meera.graphql(`query ($id: ID!) { order(id: $id) { alterations { ${job} } } }`, {
      id: orderId,
    })
    expect(seen.data.order.alterations).toMatchObject([
      { details: 'Shorten the sleeves.', isAfterTrial: false, tailor: null, garment: null },
    ])
  })
})

describe('the queue of alterations', () => {
  test('lists open ones by day, those without a day last, and pages', async () => {
    await shop.db.alteration.deleteMany()
    await afterTrial({ details: 'third' })
    await afterTrial({ details: 'second', dueDate: dayAhead(9), tailorId: salma.tailorId })
    await afterTrial({ details: 'first', dueDate: dayAhead(8) })
    expect(detailsOf(await queue())).toEqual(['first', 'second', 'third'])
    expect(detailsOf(await queue(`(tailorId: "${salma.tailorId}")`))).toEqual(['second'])
    expect(detailsOf(await queue('(tailorId: "nobody")'))).toEqual([])
    const page = await queue('(first: 2)')
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(detailsOf(await queue(`(first: 2, after: "${page.pageInfo.endCursor}")`))).toEqual(['third'])
  })

  test('comes first on the page of what waits today by its day', async () => {
    const { data } = await owner.graphql('{ today { alterations { nodes { details } } } }')
    expect(data.today.alterations.nodes.map(({ details }: Json) => details)).toEqual([
      'first',
      'second',
      'third',
    ])
  })
})
