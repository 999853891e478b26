import { listAddresses } from '../../domain/addresses/list-addresses.ts'
import { deleteAddress, saveAddress } from '../../domain/addresses/save-address.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const addresses: Resolvers = {
  Query: {
    savedAddresses: (_root, _args, ctx) => listAddresses(ctx),
  },
  Mutation: {
    saveAddress: (_root, { input }, ctx) =>
      withUserErrors({ savedAddress: null, savedAddresses: null }, () => saveAddress(ctx, input)),
    deleteAddress: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedAddressId: null, savedAddresses: null }, async () => ({
        savedAddresses: await deleteAddress(ctx, id),
        deletedAddressId: id,
      })),
  },
}
