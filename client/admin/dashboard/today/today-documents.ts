import { graphql } from '../../../__generated__/index.ts'

export const TodayOrder_order = graphql(`
  fragment TodayOrder_order on Order {
    id
    orderNumber
    orderStatus
    orderDate
    deliveryDate
    isOverdue
    balance
    customCategory
    customer {
      name
      phone
    }
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
      quantity
    }
  }
`)

/** What waits for the shop's staff. Lists that the viewer may not see are null. */
export const AdminToday_query = graphql(`
  query AdminToday {
    today {
      overdue {
        totalCount
        totalCountIsCapped
        nodes {
          ...TodayOrder_order
        }
      }
      due {
        totalCount
        totalCountIsCapped
        nodes {
          ...TodayOrder_order
        }
      }
      trials {
        totalCount
        totalCountIsCapped
        nodes {
          id
          code
          productName
          hindiName: productName(locale: HI, fallback: false)
          category
          trialDate
          customerName
          order {
            id
          }
        }
      }
      appointments {
        totalCount
        totalCountIsCapped
        nodes {
          ...Appointment_fields
        }
      }
      toAssign {
        totalCount
        totalCountIsCapped
        nodes {
          id
          code
          productName
          hindiName: productName(locale: HI, fallback: false)
          category
          dueDate
          isOverdue
          customerName
        }
      }
      alterations {
        totalCount
        totalCountIsCapped
        nodes {
          id
          details
          requestedAt
          dueDate
          isOverdue
          order {
            id
            orderNumber
            customer {
              name
            }
          }
        }
      }
      toMeasure {
        totalCount
        totalCountIsCapped
        nodes {
          ...TodayOrder_order
        }
      }
      toQuote {
        totalCount
        totalCountIsCapped
        nodes {
          ...TodayOrder_order
        }
      }
      paymentsToConfirm {
        totalCount
        totalCountIsCapped
        nodes {
          id
          amount
          submittedAt
          order {
            id
            orderNumber
            customer {
              name
            }
          }
        }
      }
      readyUnpaid {
        totalCount
        totalCountIsCapped
        nodes {
          ...TodayOrder_order
        }
      }
      messagesToSend {
        totalCount
        totalCountIsCapped
        nodes {
          id
          event
          channel
          status
          recipient
          createdAt
          orderId
          whatsAppLink
        }
      }
      lowMaterials {
        totalCount
        totalCountIsCapped
        nodes {
          id
          name
          color
          unit
          stock
        }
      }
      birthdays {
        totalCount
        totalCountIsCapped
        nodes {
          id
          name
          phone
          birthday
        }
      }
      lowStock {
        totalCount
        totalCountIsCapped
        nodes {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
          quantityInStock
        }
      }
    }
  }
`)
