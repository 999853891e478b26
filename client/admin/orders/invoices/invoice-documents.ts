import { graphql } from '../../../__generated__/index.ts'

/** An order's invoices and credit notes. */
export const OrderInvoices_order = graphql(`
  fragment OrderInvoices_order on Order {
    id
    viewerCanIssueInvoices
    invoices {
      id
      kind
      number
      issuedAt
      total
      creditReason
      remark
      pdfUrl
      credits {
        id
      }
    }
  }
`)

export const IssueInvoice_mutation = graphql(`
  mutation IssueInvoice($input: IssueInvoiceInput!) {
    issueInvoice(input: $input) {
      invoice {
        id
        order {
          id
          ...OrderInvoices_order
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const IssueCreditNote_mutation = graphql(`
  mutation IssueCreditNote($input: IssueCreditNoteInput!) {
    issueCreditNote(input: $input) {
      creditNote {
        id
        order {
          id
          ...OrderLedger_order
          ...OrderInvoices_order
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const CorrectInvoice_mutation = graphql(`
  mutation CorrectInvoice($input: CorrectInvoiceInput!) {
    correctInvoice(input: $input) {
      creditNote {
        id
        order {
          id
          ...OrderInvoices_order
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
