import { measuresCustomers } from '../../../domain/orders/order-visibility.ts'
import { seesCustomer } from '../../../domain/customers/customer-visibility.ts'
import { canSeeAuthor } from '../../../domain/feedback/feedback.ts'
import { anyOf, everybody, owner, people, type Rule, staff } from '../../../domain/visibility/rules.ts'
import type { Feedback } from '../../../domain/feedback/feedback.ts'
import { each, type Visibility } from './types.ts'

const writesOrModerates: Rule<Feedback> = ({ viewer, client }, entry) =>
  client === null && canSeeAuthor(viewer, entry)

/** Shown to whoever reaches it: the fields and root fields that lead to it have a rule. */
const withItsParent = everybody

export const customers = {
  Customer: {
    ...each(
      seesCustomer,
      ...(['id', 'name', 'email', 'hasAccount', 'street', 'city', 'state', 'pincode', 'birthday'] as const),
      ...([
        'phone',
        'gstin',
        'lastMeasurements',
        'samePhone',
        'merges',
        'role',
        'profilePicture',
        'createdAt',
      ] as const),
      ...(['updatedAt', 'usesGoogle', 'orderCount', 'lastOrderAt', 'balance', 'storeCredit'] as const),
      ...([
        'orders',
        'measurementProfiles',
        'fitHistory',
        'stylePreferences',
        'viewerCanResetPassword',
        'viewerCanAdminister',
      ] as const),
    ),
    ...each(owner, 'permissions', 'staffRole', 'hasTwoFactor'),
    spent: staff('VIEW_REVENUE'),
    ...each(staff('VIEW_CUSTOMERS'), 'orderDrafts', 'notes'),
  },
  CustomerMerge: withItsParent,
  StylePreference: withItsParent,
  PreferredOption: withItsParent,
  CustomerStatement: staff('VIEW_CUSTOMERS'),
  CustomerEntry: withItsParent,
  StaffRole: owner,
  StaffMember: owner,
  ShopDevice: owner,
  // The root field shows it to the tablet itself.
  ThisDevice: people,
  DeviceMember: people,
  StockAlertGroup: staff('VIEW_CUSTOMERS'),
  StockAlert: staff('VIEW_CUSTOMERS'),
  // An account is reached by its own session, and by the mutations that open one: then the sender is still a guest.
  User: people,
  TwoFactorStatus: people,
  Session: people,
  Measurements: withItsParent,
  MeasurementsAsTyped: withItsParent,
  TakenMeasurements: withItsParent,
  TakenLength: withItsParent,
  MeasurementWarning: withItsParent,
  OwnMeasurement: withItsParent,
  BlouseMeasurements: withItsParent,
  DressMeasurements: withItsParent,
  LehengaMeasurements: withItsParent,
  SuitMeasurements: withItsParent,
  MeasurementField: everybody,
  MeasurementFieldList: everybody,
  GarmentGuide: everybody,
  MeasureGuide: everybody,
  MeasureCheck: everybody,
  MeasurementProfile: withItsParent,
  SavedAddress: people,
  MeasurementProfileVersion: {
    ...each(withItsParent, 'version', 'measurements', 'savedAt', 'isByShop'),
    savedBy: measuresCustomers,
  },
  FitHistory: withItsParent,
  FitNote: anyOf(measuresCustomers, ({ tailor }) => tailor !== null),
  PastAlteration: anyOf(measuresCustomers, ({ tailor }) => tailor !== null),
  Feedback: {
    ...each(
      everybody,
      ...(['id', 'name', 'profilePicture', 'rating', 'comments', 'screenshotUrl', 'product'] as const),
      ...(['fit', 'reply', 'createdAt', 'updatedAt', 'isOwner', 'viewerCanEdit', 'viewerCanDelete'] as const),
    ),
    ...each(writesOrModerates, 'userId', 'email', 'hidden', 'asDrawn'),
    orderedProducts: staff('MODERATE_FEEDBACK'),
  },
  FeedbackReply: everybody,
  HiddenFeedback: withItsParent,
  RatingCount: everybody,
  Cart: everybody,
  CartItem: everybody,
  CartWarning: everybody,
  RemovedCartItem: everybody,
  Wishlist: everybody,
  WishlistItem: everybody,
  SharedWishlist: everybody,
  Notifications: everybody,
} satisfies Partial<Visibility>
