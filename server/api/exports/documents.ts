import { parse } from 'graphql'
import type { ApiScope } from '../../domain/api-clients/api-client.ts'
import type { Permission } from '../../platform/database/__generated__/prisma/enums.ts'

/** A list that can be read as a whole. */
export interface Export {
  scope: ApiScope
  /** What people need. */
  permission: Permission
  document: ReturnType<typeof parse>
}

/** The operation that reads a page of the list; the sort is one whose keys never change. */
const pageOf = (list: string, listArguments: string, fields: string) =>
  parse(`query ExportPage($after: String) {
    list: ${list}(${listArguments}, first: 100, after: $after) {
      edges { cursor node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }`)

const image = 'url alt width height'
const offer = 'listPrice unitPrice saving'

const products = `
  id externalRef productName category description translations { locale productName description terms { text translation } } productType color tailorPrice readyMadePrice discount
  tailorOffer { ${offer} } readyMadeOffer { ${offer} } priceRange { min max }
  quantityInStock availabilityStatus sizes { label chest waist hip length quantityInStock sku }
  fabricType stitchingType pattern embellishments customizationAvailable customizationOptions
  images { ${image} } video shippingCost estimatedDeliveryTime featuredProduct seasonalTags tags productStatus
  fabricFeel durability style { id part name }
  blouseDetails { sleeveType blouseBackDesign necklineStyle fitType embellishments padding lining }
  suitDetails { sleeveType fitType style fabricType }
  lehengaDetails { lehengaType lehengaWaist lehengaDupattaIncluded lehengaFabric embroidery }
  sareeDetails { sareeLength pleated embroideryDetails sareeFabric blouseType borderStyle drapeStyle }
  rating { average count } dateAdded lastUpdated version`

const orders = `
  id orderNumber orderType orderStatus fulfilment orderDate neededBy promisedDate deliveryDate
  customer { name email phone street city state pincode country }
  items {
    product { id externalRef } productName category productType quantity size { label } listPrice discount unitPrice totalPrice
    promotionDiscount addOns { name price } style { part name price } sewnStyle { part name } supply isOwnCloth clothMetres clothReturnedAt needsMeasurements isMeasured note
  }
  totalPrice delivery cashFee promotions { name code amount } agreedDiscount rounding { amount isNegative } totalToPay credited paidAmount balance refundDue overReturned
  advance advanceDue paymentStatus
  specialInstructions placedBy courier trackingNumber version`

const customers = 'id name email phone hasAccount street city state pincode createdAt orderCount lastOrderAt'

/** By the names in their addresses. */
export const exportedLists = new Map<string, Export>(
  Object.entries({
    products: {
      scope: 'READ_CATALOGUE',
      permission: 'EDIT_PRODUCTS',
      document: pageOf('products', 'sort: NEWEST', products),
    },
    orders: {
      scope: 'READ_ORDERS',
      permission: 'MANAGE_ORDERS',
      document: pageOf('orders', 'where: { mine: false }, sort: NEWEST', orders),
    },
    customers: {
      scope: 'READ_CUSTOMERS',
      permission: 'VIEW_CUSTOMERS',
      document: pageOf('customers', 'where: {}', customers),
    },
  }),
)
