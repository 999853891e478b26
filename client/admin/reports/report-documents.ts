import { graphql } from '../../__generated__/index.ts'

export const Report_query = graphql(`
  query Report($by: ReportBy!, $from: Day!, $to: Day!) {
    report(by: $by, from: $from, to: $to) {
      rows {
        name
        orders
        pieces
        amount
      }
      rowCount
      pieces
      amount
    }
  }
`)
