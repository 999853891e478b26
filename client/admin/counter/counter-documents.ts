import { graphql } from '../../__generated__/index.ts'

export const CounterCustomers_query = graphql(`
  query CounterCustomers($where: CustomerWhere) {
    customers(where: $where, first: 6) {
      edges {
        cursor
        node {
          id
          name
          phone
          hasAccount
          orderCount
        }
      }
    }
  }
`)

/** What the counter measures by. */
export const CounterMeasurements_customer = graphql(`
  fragment CounterMeasurements_customer on Customer {
    id
    fitHistory {
      ...FitHistory_history
    }
    lastMeasurements {
      ...TailorMeasurements_measurements
    }
  }
`)

export const CounterMeasurements_query = graphql(`
  query CounterMeasurements($id: ID!) {
    customer(id: $id) {
      ...CounterMeasurements_customer
    }
  }
`)

/** Whom the order is for: what is still to be paid, and the orders of which one can be taken again. */
export const CounterCustomer_customer = graphql(`
  fragment CounterCustomer_customer on Customer {
    id
    balance
    orders {
      id
      orderNumber
      orderDate
      neededBy
      orderStatus
      items {
        productName
        hindiName: productName(locale: HI, fallback: false)
        category
        productType
        quantity
        addOns {
          name
          translations {
            locale
            name
          }
        }
        style {
          option {
            id
            isActive
          }
        }
        isOwnCloth
        note
      }
    }
    lastMeasurements {
      ...TailorMeasurements_measurements
    }
  }
`)

export const CounterCustomer_query = graphql(`
  query CounterCustomer($id: ID!) {
    customer(id: $id) {
      ...CounterCustomer_customer
    }
  }
`)

export const CounterDesigns_query = graphql(`
  query CounterDesigns($search: String!) {
    products(search: $search, first: 6) {
      edges {
        cursor
        node {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
          category
          readyMadePrice
          discount
          quantityInStock
          sizes {
            label
            quantityInStock
          }
        }
      }
    }
  }
`)

export const OrderPrice_query = graphql(`
  query OrderPrice($input: OrderPriceInput!) {
    orderPrice(input: $input) {
      totalPrice
      delivery
      promotionTotal
      rounding {
        amount
        isNegative
      }
      totalToPay
      proposedDate
    }
  }
`)

export const CreateOrder_mutation = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    createOrder(input: $input) {
      order {
        id
        orderNumber
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
