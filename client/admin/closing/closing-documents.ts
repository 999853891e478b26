import { graphql } from '../../__generated__/index.ts'

export const DayClosing_day = graphql(`
  fragment DayClosing_day on DayClosing {
    id
    date
    firstDay
    status
    receipts {
      recordedBy
      method
      received
      returned
      corrections {
        amount
        isNegative
      }
      net {
        amount
        isNegative
      }
    }
    expenses {
      category
      method
      amount {
        amount
        isNegative
      }
    }
    openingCash
    cashReceived {
      amount
      isNegative
    }
    cashSpent {
      amount
      isNegative
    }
    expectedCash {
      amount
      isNegative
    }
    countedCash
    cashTakenOut
    difference {
      amount
      isNegative
    }
    explanation
    closedAt
    closedBy
    enteredLater {
      amount
      isNegative
    }
  }
`)

export const DayClosing_query = graphql(`
  query DayClosing($date: Day!) {
    dayClosing(date: $date) {
      ...DayClosing_day
    }
  }
`)

export const DayClosings_query = graphql(`
  query DayClosings($after: String) {
    dayClosings(first: 24, after: $after) {
      edges {
        cursor
        node {
          id
          date
          firstDay
          status
          countedCash
          expectedCash {
            amount
            isNegative
          }
          difference {
            amount
            isNegative
          }
          explanation
          closedBy
          reopenedBy
          reopenReason
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      openDays
    }
  }
`)

export const CloseDay_mutation = graphql(`
  mutation CloseDay($input: CloseDayInput!) {
    closeDay(input: $input) {
      dayClosing {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReopenDay_mutation = graphql(`
  mutation ReopenDay($input: ReopenDayInput!) {
    reopenDay(input: $input) {
      dayClosing {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
