import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ChoiceField, isChoiceField } from '../../../shared/audit/recorded-fields.ts'
import type { OrderActor } from '../../__generated__/graphql.ts'
import { productTypeLabels, stitchingTypeLabels } from '../../lib/attribute-labels.ts'
import { availabilityLabels } from '../../lib/catalogue-labels.ts'
import { fulfilmentNames } from '../../lib/fulfilments.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { appointmentKindNames, appointmentPlaceNames } from '../../lib/appointments.ts'
import { scopeNames } from '../api-clients/scope-names.ts'
import { appointmentStatusNames, weekdayNames } from '../appointments/appointment-labels.ts'
import { roleNames } from '../customers/role-names.ts'
import { categoryNames } from '../expenses/expense-labels.ts'
import { kindNames as materialKindNames, unitNames } from '../materials/material-labels.ts'
import { statusLabels } from '../orders/order-labels.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { returnStatusNames } from '../orders/returns/return-labels.ts'
import { supplyLabels } from '../price-list/supply-labels.ts'
import { adminCategoryLabels, productStatusLabels } from '../products/enum-labels.ts'
import { kindNames as promotionKindNames } from '../promotions/promotion-labels.ts'
import { permissionNames } from '../roles/permission-names.ts'
import { schemeNames } from '../tax/scheme-names.ts'
import { topicLabels } from '../webhooks/webhook-labels.ts'
import { tailorLanguageNames } from '../workshop/tailor-language-names.ts'

type Names<Value extends string = string> = Readonly<Record<Value, MessageDescriptor>>

const actors: Names<OrderActor> = {
  SHOP: msg({ message: 'Shop', context: 'activity' }),
  CUSTOMER: msg({ message: 'Customer', context: 'activity' }),
}

/** The values of each field that has some of an enumeration. */
const choiceNames: Record<ChoiceField, Names> = {
  acceptedBy: actors,
  appointmentStatus: appointmentStatusNames,
  availabilityStatus: availabilityLabels,
  categories: adminCategoryLabels,
  category: { ...adminCategoryLabels, ...categoryNames },
  fulfilment: fulfilmentNames,
  garment: adminCategoryLabels,
  kind: { ...materialKindNames, ...promotionKindNames, ...appointmentKindNames },
  language: tailorLanguageNames,
  method: paymentMethodNames,
  orderStatus: Object.fromEntries(Object.entries(statusLabels).map(([status, { name }]) => [status, name])),
  orderType: orderTypeNames,
  permissions: permissionNames,
  place: appointmentPlaceNames,
  productStatus: productStatusLabels,
  productType: productTypeLabels,
  returnStatus: returnStatusNames,
  role: roleNames,
  scheme: schemeNames,
  scopes: scopeNames,
  stitchingType: stitchingTypeLabels,
  supply: supplyLabels,
  topics: topicLabels,
  unit: unitNames,
  weekday: weekdayNames,
}

/** Undefined for other fields, and for values that the enumeration has no more. */
export const choiceName = (field: string, value: string): MessageDescriptor | undefined =>
  isChoiceField(field) && Object.hasOwn(choiceNames[field], value) ? choiceNames[field][value] : undefined
