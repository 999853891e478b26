import { graphql } from '../../__generated__/index.ts'

/** For the account and the statement on paper alike: a statement has no id, by which two selections were merged. */
export const TailorAccount_statement = graphql(`
  fragment TailorAccount_statement on TailorStatement {
    tailor {
      id
      name
      language
      due
      advance
    }
    ...TailorStatement_statement
  }
`)

export const TailorAccount_query = graphql(`
  query TailorAccount($tailorId: ID!, $from: Day!, $to: Day!) {
    tailorStatement(tailorId: $tailorId, from: $from, to: $to) {
      ...TailorAccount_statement
    }
  }
`)

/** The statement as the tailor gets it on paper. */
export const PrintedTailorStatement_query = graphql(`
  query PrintedTailorStatement($tailorId: ID!, $from: Day!, $to: Day!) {
    tailorStatement(tailorId: $tailorId, from: $from, to: $to) {
      ...TailorAccount_statement
    }
    shop {
      name
    }
  }
`)

export const AdvanceTailor_mutation = graphql(`
  mutation AdvanceTailor($input: AdvanceTailorInput!) {
    advanceTailor(input: $input) {
      tailor {
        ...TailorInList
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeductFromTailor_mutation = graphql(`
  mutation DeductFromTailor($input: DeductFromTailorInput!) {
    deductFromTailor(input: $input) {
      tailor {
        ...TailorInList
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReverseTailorDeduction_mutation = graphql(`
  mutation ReverseTailorDeduction($input: ReverseTailorDeductionInput!) {
    reverseTailorDeduction(input: $input) {
      tailor {
        ...TailorInList
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
