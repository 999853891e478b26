import {
  arrayOf,
  isBoolean,
  isNumber,
  isString,
  nullOr,
  objectOf,
  oneOf,
  recordOf,
} from '../../../lib/guards.ts'
import type { PaymentType } from '../../../../shared/orders/payment-types.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import { isLoggingOut } from '../../../app/session/session.ts'
import { perGarment, type TypedMeasurements } from './garment-measures.ts'
import type { CustomerValues, OrderLineValues, OrderSubject, OrderValues } from './order-form.ts'

/**
 * An attempt to place the order whose outcome isn't known yet: repeated, it returns the first attempt's
 * result.
 */
export interface PlacementAttempt {
  idempotencyKey: string
  draftId: string
  version: number
  /** Paise; null for a custom order, which has no price yet. */
  confirmedTotal: number | null
  /** Present when the shopper has said that the day more than a year ahead is right. */
  confirmedDay?: boolean | undefined
  /** Absent for COD. */
  paymentType?: PaymentType | undefined
  /** Present when the address is kept for the next orders. */
  saveAddress?: boolean | undefined
}

/** This browser's copy of an order draft. */
export interface WorkingCopy {
  values: OrderValues
  /** The id of its account; null for a guest. */
  owner: string | null
  /** The account's draft that it is a copy of. */
  draft: { id: string; version: number } | null
  /** It has changes that the account doesn't have. */
  unsaved: boolean
  placing: PlacementAttempt | null
}

const isUnit = oneOf('CM', 'INCH')
const isUnits = arrayOf(objectOf({ name: isString, unit: isUnit }))
const isOriginals = arrayOf(objectOf({ name: isString, text: isString, unit: isUnit }))

const isTypedMeasurements = objectOf<TypedMeasurements>({
  unit: isUnit,
  own: (value): value is TypedMeasurements['own'] => value === undefined || recordOf(isString)(value),
  units: (value): value is TypedMeasurements['units'] => value === undefined || isUnits(value),
  originals: (value): value is TypedMeasurements['originals'] => value === undefined || isOriginals(value),
  ...perGarment(() => recordOf(isString)),
})

const isIds = (value: unknown): value is string[] | undefined =>
  value === undefined || arrayOf(isString)(value)

const isOptionalBoolean = (value: unknown): value is boolean | undefined =>
  value === undefined || isBoolean(value)

const storedCopy = (key: string) =>
  storedValue({
    key,
    // To be incremented with every change of these types; copies of earlier versions are deleted.
    version: 2,
    area: 'local',
    isValid: objectOf<WorkingCopy>({
      values: objectOf<OrderValues>({
        customCategory: oneOf('', 'BLOUSE', 'DRESS', 'LEHENGA'),
        style: isIds,
        lines: arrayOf(
          objectOf<OrderLineValues>({
            productId: isString,
            productType: oneOf('READYMADE', 'TAILOR'),
            quantity: isNumber,
            size: isString,
            measurements: isTypedMeasurements,
            style: isIds,
            isOwnCloth: isOptionalBoolean,
          }),
        ),
        color: isString,
        clothPics: arrayOf(isString),
        designPics: arrayOf(isString),
        designDetails: isString,
        link: isString,
        customerDetails: isString,
        specialInstructions: isString,
        fulfilment: oneOf('DELIVERY', 'PICKUP'),
        neededBy: isString,
        confirmedDay: (value): value is string | undefined => value === undefined || isString(value),
        giftNote: isString,
        measurements: isTypedMeasurements,
        customer: objectOf<CustomerValues>({
          name: isString,
          email: isString,
          phone: isString,
          street: isString,
          city: isString,
          state: isString,
          pincode: isString,
          country: isString,
        }),
        saveAddress: isOptionalBoolean,
      }),
      owner: nullOr(isString),
      draft: nullOr(objectOf<{ id: string; version: number }>({ id: isString, version: isNumber })),
      unsaved: isBoolean,
      placing: nullOr(
        objectOf<PlacementAttempt>({
          idempotencyKey: isString,
          draftId: isString,
          version: isNumber,
          confirmedTotal: nullOr(isNumber),
          confirmedDay: (value): value is boolean | undefined => value === undefined || isBoolean(value),
          paymentType: (value): value is PaymentType | undefined =>
            value === undefined || oneOf('COD', 'UPI', 'ONLINE')(value),
          saveAddress: isOptionalBoolean,
        }),
      ),
    }),
    fallback: null,
  })

/** Nothing was filled in or saved: it only has its initial values, which may be computed again. */
export const isUntouched = ({ draft, unsaved, placing }: WorkingCopy) =>
  draft === null && !unsaved && placing === null

export const prefix = 'orderDraft:'

/**
 * The storage key of an address. The named draft may be the one stored under its design already, so
 * that there are never two copies of a draft.
 */
export function workingCopyKey({ productId, type, draftId }: OrderSubject) {
  const ofDesign = `${prefix}${productId}:${type}`
  if (draftId === null) return ofDesign
  const ofDraft = `${prefix}${draftId}`
  const holders = [ofDesign, ofDraft].filter((key) => readWorkingCopy(key)?.draft?.id === draftId)
  return holders.find((key) => readWorkingCopy(key)?.unsaved) ?? holders[0] ?? ofDraft
}

export const readWorkingCopy = (key: string): WorkingCopy | null => storedCopy(key).read()

/** False when the browser stores nothing. What is cleared at logout must not be stored again. */
export const storeWorkingCopy = (key: string, copy: WorkingCopy) =>
  !isLoggingOut() && storedCopy(key).write(copy)

export const deleteWorkingCopy = (key: string) => storedCopy(key).remove()
