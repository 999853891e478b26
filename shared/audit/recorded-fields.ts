import { sizeKeys } from '../catalogue/field-kinds.ts'
import {
  type DetailGroup,
  detailEntries,
  detailGroups,
  namesOf,
  type NamesOf,
  productFieldNames,
  type productFields,
  type ProductFieldName,
} from '../catalogue/product-fields.ts'

/**
 * How a value of the audit log is read: 'money' is paise, 'day' a date or an instant of it, 'choice' a value of an
 * enumeration, 'words' a text with `recordedWords`. Values of all kinds may be in lists.
 */
type ValueKind = 'money' | 'day' | 'choice' | 'words' | 'text'

/** The fields of a product, of its sizes and of the details of its category. */
type ProductName =
  | ProductFieldName
  | (typeof sizeKeys)[number]
  | { [Group in DetailGroup]: keyof (typeof productFields)[Group]['fields'] }[DetailGroup]

const detailNames = detailGroups.flatMap((group) => detailEntries(group).map(([name]) => name))
const kindsOf = (names: readonly string[], kind: ValueKind) => names.map((name) => [name, kind] as const)

const productKinds = Object.fromEntries([
  ...kindsOf([...productFieldNames, ...sizeKeys, ...detailNames], 'text'),
  ...kindsOf(namesOf('money'), 'money'),
  ...kindsOf(namesOf('enum'), 'choice'),
]) as Record<ProductName, ValueKind>

/** All others, at the top of an entry's changes or within a value. */
const otherKinds = {
  // Of a product's pictures.
  url: 'text',
  alt: 'text',

  // Of its texts in other languages.
  locale: 'text',
  terms: 'text',
  text: 'text',
  translation: 'text',

  // Of people, and of all that has a name.
  name: 'text',
  // Of entries from before names were stored by language.
  hindiName: 'text',
  phone: 'text',
  email: 'text',
  street: 'text',
  city: 'text',
  state: 'text',
  pincode: 'text',
  birthday: 'text',
  notes: 'text',
  role: 'choice',
  staffRole: 'text',
  permissions: 'choice',
  isDefault: 'text',
  twoFactor: 'text',
  expiresAt: 'text',
  exported: 'text',
  account: 'words',
  duplicate: 'text',
  orders: 'text',
  measurementProfiles: 'text',
  person: 'text',
  people: 'text',
  fitNote: 'words',
  language: 'choice',
  pin: 'words',
  hasPin: 'text',
  isPinLocked: 'text',
  lockAfterMinutes: 'text',
  isActive: 'text',

  // Of orders.
  customer: 'text',
  orderStatus: 'choice',
  deliveryDate: 'day',
  neededBy: 'day',
  quote: 'text',
  quotedAt: 'text',
  acceptedAt: 'text',
  acceptedBy: 'choice',
  totalPrice: 'money',
  delivery: 'money',
  cashFee: 'money',
  rounding: 'money',
  totalToPay: 'money',
  agreedDiscount: 'money',
  promotions: 'text',
  courier: 'text',
  trackingNumber: 'text',
  openAlterations: 'text',
  note: 'text',
  fulfilment: 'choice',
  quantity: 'text',
  size: 'text',
  measurements: 'words',
  ownCloth: 'words',
  tailorsNote: 'words',
  specialInstructions: 'words',
  contact: 'words',
  address: 'words',
  returnStatus: 'choice',

  // Of payments, expenses, invoices and closed days.
  amount: 'money',
  method: 'choice',
  reference: 'text',
  spentOn: 'day',
  payee: 'text',
  countedCash: 'money',
  cashTakenOut: 'money',
  difference: 'money',
  explanation: 'text',
  reason: 'text',

  // Of feedback.
  rating: 'text',
  comments: 'text',
  screenshotUrl: 'text',
  reply: 'text',
  hiddenReason: 'text',
  productId: 'text',

  // Of the workshop and its tailors.
  weeklyCapacity: 'text',
  stitchingDays: 'text',
  dispatchDays: 'text',
  festivals: 'text',
  day: 'day',
  lastOrderDay: 'day',
  stage: 'text',
  stages: 'text',
  tailor: 'text',
  pieceRate: 'money',
  rates: 'text',
  dueDate: 'day',
  trialDate: 'day',
  garment: 'choice',
  completedAt: 'text',
  completedBy: 'text',
  seconds: 'text',
  recordedBy: 'text',
  takenBy: 'text',
  // Of add-ons of the price list.
  days: 'text',
  isShared: 'text',

  // Of materials and the price list.
  kind: 'choice',
  supplier: 'text',
  unit: 'choice',
  price: 'money',
  lowStockLimit: 'text',
  isArchived: 'text',
  garments: 'text',
  addOns: 'text',
  needsMeasurements: 'text',
  supply: 'choice',

  // Of promotions.
  code: 'text',
  percent: 'text',
  minimumTotal: 'money',
  maximumDiscount: 'money',
  categories: 'choice',
  firstOrderOnly: 'text',
  startsOn: 'day',
  endsOn: 'day',
  usageLimit: 'text',
  usageLimitPerCustomer: 'text',

  // Of the style book.
  drawing: 'text',
  extraDays: 'text',
  priceOfUnit: 'money',
  material: 'text',
  notWith: 'text',

  // Of delivery zones.
  prefixes: 'text',
  minDays: 'text',
  maxDays: 'text',
  fee: 'money',

  // Of tax settings.
  scheme: 'choice',
  legalName: 'text',
  gstin: 'text',
  stateCode: 'text',
  from: 'day',
  upTo: 'money',
  lowerPercent: 'text',
  higherPercent: 'text',
  stitching: 'text',
  services: 'text',
  invoiceSeries: 'text',
  creditNoteSeries: 'text',

  // Of the shop's settings.
  whatsApp: 'text',
  openingHours: 'text',
  socialLinks: 'text',
  heroSlides: 'text',
  title: 'text',
  subtitle: 'text',
  action: 'text',
  position: 'text',
  picture: 'text',
  hindi: 'text',
  categoryTiles: 'text',
  isShown: 'text',
  hindiTitle: 'text',
  achievements: 'text',
  years: 'text',
  blouses: 'text',
  designs: 'text',
  advanceRules: 'text',
  orderType: 'choice',
  upi: 'text',
  vpa: 'text',
  payeeName: 'text',
  fitNotes: 'text',
  readyMade: 'text',
  readyMadeHindi: 'text',
  tailored: 'text',
  tailoredHindi: 'text',
  returnDays: 'text',
  cashOnDeliveryLimit: 'money',
  cashOnDeliveryPrefixes: 'text',
  cashOnDeliveryFee: 'money',
  roundsTotals: 'text',
  appointmentHours: 'text',
  weekday: 'choice',
  opensAt: 'text',
  closesAt: 'text',
  minutes: 'text',
  atOnce: 'text',
  closedDays: 'day',

  // Of appointments.
  place: 'choice',
  appointmentStatus: 'choice',
  time: 'text',

  // Of occasions, measurement fields and message templates.
  synonyms: 'text',
  colors: 'text',
  works: 'text',
  fabrics: 'text',
  fields: 'text',
  min: 'text',
  max: 'text',
  isForShoppers: 'text',
  subject: 'text',
  body: 'text',
  isEnabled: 'text',

  // Of API clients and their webhooks.
  scopes: 'choice',
  allowedOrigins: 'text',
  requestsPerMinute: 'text',
  revokedAt: 'text',
  keys: 'text',
  hint: 'text',
  topics: 'choice',
  query: 'text',
  disabledAt: 'text',
  previousSecretExpiresAt: 'text',
} as const satisfies Record<string, ValueKind>

type OtherKinds = typeof otherKinds

/** A field of the audit log. The client names each. */
export type RecordedField = ProductName | keyof OtherKinds

/** The fields with values of an enumeration. */
export type ChoiceField =
  | NamesOf<'enum'>
  | { [Name in keyof OtherKinds]: OtherKinds[Name] extends 'choice' ? Name : never }[keyof OtherKinds]

const kinds: Record<RecordedField, ValueKind> = { ...productKinds, ...otherKinds }

export const isRecordedField = (name: string): name is RecordedField => Object.hasOwn(kinds, name)

export const isChoiceField = (name: string): name is ChoiceField => kindOf(name) === 'choice'

export const kindOf = (field: string): ValueKind => (isRecordedField(field) ? kinds[field] : 'text')

/** Columns that the database maintains, or that do not interest people; also within values. */
const unrecordedFields = [
  'id',
  'version',
  'slug',
  'createdAt',
  'lastUpdated',
  'updatedAt',
  'dateAdded',
  'searchVector',
  'translatedNames',
  'unitPrice',
  'ratingCount',
  'ratingTotal',
  'ratingAverage',
  'width',
  'height',
  'thumbhash',
] as const

export type UnrecordedField = (typeof unrecordedFields)[number]

export const isUnrecorded = (name: string): name is UnrecordedField =>
  (unrecordedFields as readonly string[]).includes(name)
