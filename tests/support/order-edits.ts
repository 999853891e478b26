import { randomUUID } from 'node:crypto'
import type { ApiClient, Json } from './api-client.ts'

const orderFields = `id orderNumber version orderType orderStatus fulfilment neededBy deliveryDate totalPrice delivery totalToPay
  agreedDiscount paidAmount balance refundDue specialInstructions viewerCanEdit promotions { name amount }
  customer { name email phone street city state pincode }
  items { productName productType quantity unitPrice totalPrice isOwnCloth supply clothMetres clothReturnedAt clothReturnedBy note size { label }
    measurements { blouse { chest waist } } }
  garments { id code category dueDate version stage { kind } }
  timeline { status }
  edits { version name reason changes { field line before after } before { totalToPay fulfilment items { productName quantity
    measurements { blouse { chest } } } customer { name } } }`

/** Takes an order at the counter. */
export async function takeOrder(who: ApiClient, input: Json): Promise<Json> {
  const { data } = await who.graphql(
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { ${orderFields} } userErrors { field message } } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  )
  if (data.createOrder.userErrors.length > 0) throw new Error(JSON.stringify(data.createOrder.userErrors))
  return data.createOrder.order
}

export async function readEdited(who: ApiClient, id: string): Promise<Json> {
  const { data } = await who.graphql(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id })
  return data.order
}

export async function editOrder(who: ApiClient, input: Json): Promise<Json> {
  const { data, errors } = await who.graphql(
    `mutation ($input: EditOrderInput!) { editOrder(input: $input) { order { ${orderFields} }
      price { totalPrice delivery promotionTotal agreedDiscount totalToPay } changes { field line before after }
      userErrors { field code message } } }`,
    { input },
  )
  return { errors, ...data?.editOrder }
}
