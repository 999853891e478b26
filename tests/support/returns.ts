import type { ApiClient, Json } from './api-client.ts'

const returnFields = `
  id wish status reason items { item quantity exchangeSize restocked } timeline { status by name note }
  creditNote { id number creditReason total taxableValue cgst sgst lines { quantity total } }`
const orderFields = `
  id credited balance refundDue paymentStatus returnableItems { item quantity } returns { ${returnFields} }`

const change = (mutation: string) => async (who: ApiClient, input: Json) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const result = await who.graphql(
    `mutation ($input: ${type}!) {
      ${mutation}(input: $input) { order { ${orderFields} } userErrors { field code message } }
    }`,
    { input },
  )
  return { ...result, ...result.data?.[mutation] }
}

export const requestReturn = change('requestReturn')
export const receiveReturn = change('receiveReturn')
export const acceptReturn = change('acceptReturn')
export const rejectReturn = change('rejectReturn')

/** An order's returns, and what can still be returned. */
export const readReturns = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id })).data?.order
