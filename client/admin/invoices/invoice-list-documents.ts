import { graphql } from '../../__generated__/index.ts'

export const AdminInvoices_query = graphql(`
  query AdminInvoices($from: Day!, $to: Day!, $after: String) {
    invoices(from: $from, to: $to, after: $after) {
      edges {
        cursor
        node {
          id
          kind
          number
          issuedAt
          taxableValue
          cgst
          sgst
          igst
          total
          pdfUrl
          buyer {
            name
          }
          order {
            id
            orderNumber
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      invoiced {
        count
        taxableValue
        cgst
        sgst
        igst
        rounding {
          amount
          isNegative
        }
        total
      }
      credited {
        count
        taxableValue
        cgst
        sgst
        igst
        rounding {
          amount
          isNegative
        }
        total
      }
    }
  }
`)

export const AccountRows_query = graphql(`
  query AccountRows($table: AccountTable!, $from: Day!, $to: Day!, $after: String) {
    accountRows(table: $table, from: $from, to: $to, after: $after) {
      columns
      rows
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
