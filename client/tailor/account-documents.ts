import { graphql } from '../__generated__/index.ts'

export const TailorStatement_statement = graphql(`
  fragment TailorStatement_statement on TailorStatement {
    from
    to
    opening {
      amount
      isNegative
    }
    closing {
      amount
      isNegative
    }
    earned
    paid {
      amount
      isNegative
    }
    deducted {
      amount
      isNegative
    }
    entries {
      deductionId
      kind
      isReversal
      day
      amount {
        amount
        isNegative
      }
      balance {
        amount
        isNegative
      }
      garmentCode
      category
      stage {
        id
        name
        translations {
          locale
          name
        }
      }
      method
      note
      recordedBy
    }
  }
`)

export const TailorOwnAccount_query = graphql(`
  query TailorOwnAccount($from: Day!, $to: Day!) {
    tailorViewer {
      id
      statement(from: $from, to: $to) {
        ...TailorStatement_statement
      }
    }
  }
`)
