import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql'
import { fromRoot } from '../../paths.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { accounts } from './accounts.ts'
import { addresses } from './addresses.ts'
import { alterations } from './alterations.ts'
import { appointments } from './appointments.ts'
import { apiClients } from './api-clients.ts'
import { audit } from './audit.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { changes } from './changes.ts'
import { closing } from './closing.ts'
import { reports } from './reports.ts'
import { currency } from './currency.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { delivery } from './delivery.ts'
import { feedback } from './feedback.ts'
import { flats } from './flats.ts'
import { localizedTexts } from './localized-texts.ts'
import { materials } from './materials.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { measurements } from './measurements.ts'
import { nodes } from './nodes.ts'
import { occasions } from './occasions.ts'
import { styleOptions } from './style-options.ts'
import { styleShares } from './style-shares.ts'
import { onlinePayments } from './online-payments.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { promotions } from './promotions.ts'
import { DateTime, Day, Length, Money, URLScalar } from './scalars.ts'
import { sentences } from './sentences.ts'
import { shop } from './shop.ts'
import { heldSales } from './held-sales.ts'
import { invoices } from './invoices.ts'
import { returns } from './returns.ts'
import { guardFields } from './visibility/guard-fields.ts'
import { limitAbilities } from './viewer-abilities.ts'
import { upiPayments } from './upi-payments.ts'
import { staff } from './staff.ts'
import { staffRoles } from './staff-roles.ts'
import { stockAlerts } from './stock-alerts.ts'
import { wishlist } from './wishlist.ts'
import { tailors } from './tailors.ts'
import { today } from './today.ts'
import { webhooks } from './webhooks.ts'
import { workshop } from './workshop.ts'

const scalars = [Money, DateTime, Day, URLScalar, Length]

const resolvers = {
  catalogue,
  occasions,
  styleOptions,
  styleShares,
  flats,
  cart,
  wishlist,
  stockAlerts,
  feedback,
  accounts,
  orders,
  workshop,
  alterations,
  appointments,
  materials,
  tailors,
  payments,
  invoices,
  closing,
  reports,
  returns,
  upiPayments,
  onlinePayments,
  promotions,
  delivery,
  staff,
  heldSales,
  staffRoles,
  apiClients,
  webhooks,
  nodes,
  sentences,
  changes,
  measurements,
  messages,
  notifications,
  audit,
  customers,
  addresses,
  dashboard,
  today,
  shop,
  currency,
  localizedTexts,
} satisfies Record<string, Resolvers>

/** The name of the part of the schema that each root field belongs to. */
export const partOfField: ReadonlyMap<string, string> = new Map(
  Object.entries(resolvers as Record<string, Resolvers>).flatMap(([part, { Query, Mutation }]) =>
    Object.keys({ ...Query, ...Mutation }).map((field) => [field, part] as const),
  ),
)

/** The schema with its resolvers. Its text was validated by codegen; Apollo validates the result. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'), { assumeValidSDL: true })
  for (const { name, serialize, parseValue, parseLiteral } of scalars) {
    const scalar = schema.getType(name)
    if (!isScalarType(scalar)) throw new Error(`The contract has no scalar ${name}`)
    Object.assign(scalar, { serialize, parseValue, parseLiteral })
  }
  for (const part of Object.values(resolvers))
    for (const [name, fields] of Object.entries(part)) addResolvers(schema, name, fields)
  limitAbilities(schema)
  guardFields(schema)
  return schema
}

function addResolvers(schema: GraphQLSchema, name: string, resolvers: object) {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The contract has no type ${name}`)
  const fields = type.getFields()
  for (const [field, resolve] of Object.entries(resolvers) as [
    string,
    GraphQLFieldResolver<unknown, unknown>,
  ][]) {
    if (!fields[field]) throw new Error(`The contract has no field ${name}.${field}`)
    fields[field].resolve = resolve
  }
}
