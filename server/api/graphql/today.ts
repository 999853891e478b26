import { findPartialProduct } from '../../domain/catalogue/find-product.ts'
import { readToday } from '../../domain/today/read-today.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { selectedColumns } from './product-fields.ts'
import { totals } from './totals.ts'

const columnsOfProduct = selectedColumns()

interface Listing<Entry> {
  nodes: () => Promise<Entry[]>
}

const list = { nodes: <Entry>({ nodes }: Listing<Entry>) => nodes(), ...totals }

export const today: Resolvers = {
  Query: { today: (_root, _args, ctx) => readToday(ctx) },
  TodayOrders: list,
  TodayGarments: list,
  TodayAlterations: list,
  TodayAppointments: list,
  TodayPayments: list,
  TodayMessages: list,
  TodayMaterials: list,
  TodayCustomers: list,
  TodayProducts: {
    ...totals,
    nodes: async ({ nodes }, _args, ctx, info) => {
      const columns = columnsOfProduct(info)
      const found = (await nodes()).map((id) => findPartialProduct(ctx, id, columns))
      return (await Promise.all(found)).filter((product) => product !== null)
    },
  },
}
