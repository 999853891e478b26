import { graphql } from '../../__generated__/index.ts'

export const Workshop_query = graphql(`
  query Workshop($weeks: Int!) {
    workshop(weeks: $weeks) {
      ...Workshop_workshop
    }
  }
`)

export const Workshop_workshop = graphql(`
  fragment Workshop_workshop on Workshop {
    version
    weeklyCapacity
    stitchingDays
    dispatchDays
    undatedGarments
    overdueGarments
    openAlterations
    weeks {
      startsOn
      garments
    }
    festivals {
      day
      name
      translations {
        locale
        name
      }
      lastOrderDay
    }
  }
`)

export const SaveWorkshop_mutation = graphql(`
  mutation SaveWorkshop($input: SaveWorkshopInput!) {
    saveWorkshop(input: $input) {
      workshop {
        ...Workshop_workshop
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
