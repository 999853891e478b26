import type { Account, Json } from './api-client.ts'
import { dayAhead } from './days.ts'
import { garmentsOf } from './garments.ts'
import { addMaterial, consumeMaterial } from './materials.ts'
import { takeOrder } from './order-edits.ts'
import { recordPayment } from './payments.ts'
import type { Shop } from './shop.ts'
import { newPhone, type TailorClient } from './tailors.ts'
import { addPhoto } from './garment-photos.ts'
import { recordNote } from './voice-notes.ts'

interface Counter {
  owner: Account
  tailor: TailorClient
  number: number
}

/** A further measurement of the owner's own; all that there are. */
async function growMeasurements(owner: Account, number: number): Promise<string[]> {
  const { data } = await owner.graphql(
    '{ measurementFields { version fields { id garment name translations { locale name } min max isForShoppers } } }',
  )
  const { version, fields } = data.measurementFields
  const more = { garment: 'BLOUSE' as const, name: `Own ${number}`, min: 28, max: 46 }
  const saved = await owner.mutateOrThrow(
    'saveMeasurementFields',
    { version, fields: [...fields, more] },
    'measurementFields { fields { id } }',
  )
  return saved['measurementFields'].fields.map(({ id }: Json) => id)
}

/** What the shop does for a customer without an account: garments that are sewn, one more than the last time. */
export async function growCounter(shop: Shop, { owner, tailor, number }: Counter): Promise<void> {
  const phone = newPhone()
  const named = async (name: string) => (await owner.mutate('saveCustomer', { name, phone })).customer
  const asha = await named(`Asha ${number}`)
  await named(`Namesake ${number}`)
  const duplicate = await named(`Duplicate ${number}`)
  await owner.mutate('mergeCustomers', { customerId: asha.id, duplicateId: duplicate.id })
  const own = (await growMeasurements(owner, number)).map((fieldId) => ({ fieldId, value: 36 }))
  const line = {
    garmentId: 'blouse',
    addOnIds: ['lining', 'tassels'],
    measurements: { unit: 'INCH' as const, blouse: { chest: 36, waist: 120 }, own },
  }
  const order = await takeOrder(owner, {
    customerId: asha.id,
    neededBy: dayAhead(1),
    lines: Array.from({ length: number + 1 }, () => line),
  })
  const [garment] = await garmentsOf(owner, order.id)
  await workOn({ owner, tailor, number }, order, garment)
  await owner.mutateOrThrow('addFitNote', { customerId: asha.id, text: `Broad shoulders ${number}` })
  await owner.mutateOrThrow('addOrderNote', { orderId: order.id, text: `Note ${number}` })
  await recordPayment(owner, { orderId: order.id, amount: 10_00 })
  const { version } = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } })
  await owner.mutate('editOrder', { orderId: order.id, version, specialInstructions: `Call ${number}` })
  await owner.mutate('issueInvoice', { orderId: order.id, placeOfSupply: '27' })
}

async function workOn({ owner, tailor, number }: Counter, order: Json, garment: Json): Promise<void> {
  await owner.mutate('moveGarment', { garmentId: garment.id, to: 'CUTTING' })
  await owner.mutateOrThrow('assignGarment', {
    garmentId: garment.id,
    tailorId: tailor.tailorId,
    dueDate: dayAhead(20),
    trialDate: dayAhead(1),
  })
  const material = await addMaterial(owner, 1_000, { name: `Silk ${number}`, lowStockLimit: 2_000 })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: material.id, quantity: 10 })
  await recordNote(owner, garment.id)
  await addPhoto(owner, garment.id, { isShared: true })
  await owner.mutateOrThrow('addAlteration', {
    orderId: order.id,
    garmentId: garment.id,
    details: 'Take in',
    tailorId: tailor.tailorId,
  })
}
