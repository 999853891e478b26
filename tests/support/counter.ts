import { screen } from '@testing-library/react'
import { emptyOrder, garmentLine, storedOrder } from '../../client/admin/counter/counter-order.ts'
import type { Json } from './api-client.ts'
import { openPage } from './open-page.tsx'
import type { Shop } from './shop.ts'
import { newPhone } from './tailors.ts'

/** A garment of the price list that every shop starts with, at this price. */
const garment = (id: 'blouse' | 'lehenga' | 'saree', price: number) => {
  const needsMeasurements = id !== 'saree'
  const category = id.toUpperCase() as Uppercase<typeof id>
  return garmentLine({ id, name: id, translations: [], category, price, needsMeasurements, supply: 'GOODS' })
}

export type Garment = Parameters<typeof garment>[0]

/** A new customer without an account. */
export async function addCustomer(shop: Shop): Promise<{ id: string; name: string; phone: string }> {
  const phone = newPhone()
  const payload = await (await shop.admin()).mutate('saveCustomer', { name: 'Asha Rao', phone })
  return { id: payload.customer.id, name: 'Asha Rao', phone }
}

/** Opens the counter with garments of ₹1,200 each in its order, as after a reload. */
export async function openCounter(
  shop: Shop,
  garments: Garment[],
  customer?: Awaited<ReturnType<typeof addCustomer>>,
) {
  const buyer = customer ?? (await addCustomer(shop))
  storedOrder.write({
    ...emptyOrder(),
    customer: buyer,
    lines: garments.map((id) => garment(id, 120_000)),
  })
  const page = await openPage(shop, '/admin/counter', { as: await shop.admin() })
  return {
    ...page,
    takeButton: () => screen.findByRole<HTMLButtonElement>('button', { name: 'Take & print' }),
    /** The orders of the customer that the shop has stored. */
    taken: () => ordersOf(shop, buyer.id),
  }
}

const document = /* GraphQL */ `
  query ($id: ID!) {
    customer(id: $id) {
      orders {
        orderNumber
        neededBy
        totalToPay
        payments {
          amount
          method
        }
        items {
          unitPrice
          clothMetres
          measurements {
            taken {
              garment
              unit
              lengths {
                measure
                text
                cm
              }
            }
            own {
              text
            }
          }
        }
      }
    }
  }
`

async function ordersOf(shop: Shop, id: string): Promise<Json[]> {
  const { data, text } = await (await shop.admin()).graphql(document, { id })
  if (!data?.customer) throw new Error(text)
  return data.customer.orders
}
