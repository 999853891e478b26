import type { ApiClient, GraphQLResult, Json } from './api-client.ts'

/**
 * Sends a mutation whose only argument is `input`; its type has the mutation's name.
 * @param fields of the payload, beside its `userErrors`
 * @returns the response together with the payload's fields
 */
export async function sendMutation(
  who: ApiClient,
  mutation: string,
  input: Json,
  fields: string,
): Promise<GraphQLResult & Record<string, Json>> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const result = await who.graphql(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${fields} userErrors { field code message } } }`,
    { input },
  )
  return { ...result, ...result.data?.[mutation] }
}

/** The result of a mutation that has to be accepted. */
export async function accepted(result: Promise<Json>): Promise<Json> {
  const { errors, userErrors, ...rest } = await result
  if (errors || userErrors?.length > 0) throw new Error(JSON.stringify(errors ?? userErrors))
  return rest
}

/** Sends a mutation that has to be accepted. */
export const send = (who: ApiClient, mutation: string, input: Json, fields: string): Promise<Json> =>
  accepted(sendMutation(who, mutation, input, fields))
