import type { ApiClient, Json } from './api-client.ts'
import { readyDraft } from './orders.ts'

/** A style of a blouse: 50, 200, 50 and 200 rupees, and a day for the sleeve. */
export const style = ['front-neck-boat', 'sleeve-puff', 'latkan-dori', 'piping-lace']
export const styleNames = ['Boat neck', 'Puff sleeve', 'Dori', 'Lace edging']
/** What it costs. */
export const stylePrice = 500_00

const ordered = 'style { part name translations { locale name } drawing image price extraDays option { id } }'
/** An order with the copies of its styles. */
export const readStyledOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { order(id: $id) { id version totalPrice totalToPay saving ${ordered}
        items { listPrice discount unitPrice totalPrice ${ordered} } } }`,
      { id },
    )
  ).data.order

/** A draft of a measured blouse of a design, in a style. */
export const styledDraft = (who: ApiClient, { id }: Json, style: string[]) =>
  readyDraft(who, id, {
    orderType: 'TAILOR',
    cartItems: [{ productId: id, productType: 'TAILOR', measurements: { blouse: { chest: 92 } }, style }],
  })

export const namesOf = (options: Json[]) => options.map(({ name }) => name)

let count = 0

/** A new option of 100 rupees, so that those of the style book stay as they are. */
export async function addStyleOption(owner: ApiClient, fields: Json = {}): Promise<Json> {
  const { styleOption } = await owner.mutateOrThrow(
    'saveStyleOption',
    { part: 'LATKAN', garments: ['BLOUSE'], name: `Own tassel ${++count}`, price: 100_00, ...fields },
    'styleOption { id version part garments name price extraDays isActive }',
  )
  return styleOption
}
/** Saves it with other fields. */
export const changeStyleOption = (
  owner: ApiClient,
  { id, version, part, garments, name, price, extraDays }: Json,
  fields: Json,
) =>
  owner.mutateOrThrow('saveStyleOption', {
    id,
    version,
    part,
    garments,
    name,
    price,
    extraDays,
    ...fields,
  })
