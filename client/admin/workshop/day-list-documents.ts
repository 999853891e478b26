import { graphql } from '../../__generated__/index.ts'

export const DayListTailors_query = graphql(`
  query DayListTailors {
    tailors {
      id
      name
      phone
      language
    }
    shop {
      name
    }
  }
`)

export const DayList_query = graphql(`
  query DayList($tailorId: ID!) {
    garments(where: { isOpen: true, tailorId: $tailorId }, first: 100) {
      edges {
        cursor
        node {
          id
          code
          category
          productName
          hindiName: productName(locale: HI, fallback: false)
          stage {
            id
            kind
            name
            translations {
              locale
              name
            }
          }
          dueDate
          trialDate
          isOverdue
        }
      }
    }
    alterations(tailorId: $tailorId, first: 100) {
      edges {
        cursor
        node {
          id
          details
          dueDate
          isOverdue
          garment {
            id
            code
          }
          order {
            id
            orderNumber
          }
        }
      }
    }
  }
`)
