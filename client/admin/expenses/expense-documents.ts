import { graphql } from '../../__generated__/index.ts'

export const AdminExpenses_query = graphql(`
  query AdminExpenses($where: ExpenseWhere, $after: String) {
    expenses(where: $where, first: 24, after: $after) {
      edges {
        cursor
        node {
          id
          category
          amount
          method
          spentOn
          payee
          reference
          note
          reversesId
          isReversed
          recordedAt
          recordedBy
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      spent {
        amount
        isNegative
      }
    }
  }
`)

export const RecordExpense_mutation = graphql(`
  mutation RecordExpense($input: RecordExpenseInput!) {
    recordExpense(input: $input) {
      expense {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReverseExpense_mutation = graphql(`
  mutation ReverseExpense($input: ReverseExpenseInput!) {
    reverseExpense(input: $input) {
      expense {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const MonthResult_query = graphql(`
  query MonthResult($month: Day!) {
    monthResult(month: $month) {
      firstDay
      lastDay
      invoiced {
        amount
        isNegative
      }
      receipts {
        method
        net {
          amount
          isNegative
        }
      }
      received {
        amount
        isNegative
      }
      expenses {
        category
        amount {
          amount
          isNegative
        }
      }
      spent {
        amount
        isNegative
      }
      result {
        amount
        isNegative
      }
      cashDifference {
        amount
        isNegative
      }
      outstanding
    }
  }
`)
