import type { ApiClient, Json } from './api-client.ts'

const amounts = 'taxableValue cgst sgst igst total'
export const invoiceFields = `
  id kind number issuedAt issuedBy seller { name gstin address } buyer { name gstin address }
  placeOfSupply placeOfSupplyName declaration creditReason remark credits { number } ${amounts}
  lines { description code quantity unitPrice discount taxRate ${amounts} }`

const change = (mutation: string, type: string, field: string) => async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: ${type}!) {
      ${mutation}(input: $input) { ${field} { ${invoiceFields} } userErrors { field code message } }
    }`,
    { input },
  )
  return { ...result, ...result.data?.[mutation] }
}

export const issueInvoice = change('issueInvoice', 'IssueInvoiceInput', 'invoice')
export const issueCreditNote = change('issueCreditNote', 'IssueCreditNoteInput', 'creditNote')
export const correctInvoice = change('correctInvoice', 'CorrectInvoiceInput', 'creditNote')

export const discountOrder = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: DiscountOrderInput!) {
      discountOrder(input: $input) {
        order { id version agreedDiscount totalToPay credited balance } userErrors { field code message }
      }
    }`,
    { input },
  )
  return { ...result, ...result.data?.discountOrder }
}

export const taxFields = `
  version scheme legalName gstin stateCode categories { category code percent }
  rates { from upTo lowerPercent higherPercent } stitching { code percent } services { code percent } invoiceSeries creditNoteSeries`

export const readTaxSettings = async (who: ApiClient): Promise<Json> =>
  (await who.graphql(`{ taxSettings { ${taxFields} } }`)).data?.taxSettings

export const saveTaxSettings = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: SaveTaxSettingsInput!) {
      saveTaxSettings(input: $input) { taxSettings { ${taxFields} } userErrors { field code message } }
    }`,
    { input },
  )
  return { ...result, ...result.data?.saveTaxSettings }
}

/** A GSTIN of Maharashtra. */
export const gstin = '27AAPFU0939F1ZV'

/** Registers the shop for GST under the regular scheme. */
export const registerForGst = async (owner: ApiClient, changes: Json = {}) =>
  saveTaxSettings(owner, {
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
          invoices { ${invoiceFields} } viewerCanIssueInvoices viewerCanGiveDiscounts
        }
      }`,
      { id },
    )
  ).data?.order
