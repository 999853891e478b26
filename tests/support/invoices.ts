import type { ApiClient, Json } from './api-client.ts'
import { fields } from './fields.ts'

export const readTaxSettings = async (who: ApiClient): Promise<Json> =>
  (await who.graphql(`{ taxSettings { ${fields.TaxSettings} } }`)).data?.taxSettings

/** A GSTIN of Maharashtra. */
export const gstin = '27AAPFU0939F1ZV'

/** Registers the shop for GST under the regular scheme. */
export const registerForGst = async (owner: ApiClient, changes: Json = {}) =>
  owner.mutate('saveTaxSettings', {
    ...(await readTaxSettings(owner)),
    scheme: 'REGULAR',
    legalName: 'Roopkala Boutique LLP',
    gstin,
    stateCode: '27',
    ...changes,
  })

/** An order's price, invoices and balance. */
export const readInvoices = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) {
        order(id: $id) {
          id version agreedDiscount totalToPay credited balance paidAmount refundDue paymentStatus
          invoices { ${fields.Invoice} } viewerCanIssueInvoices viewerCanGiveDiscounts
        }
      }`,
      { id },
    )
  ).data?.order
