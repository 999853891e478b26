import { pincodeDigits } from '../../../../shared/grammars/phone.ts'
import type { indianStates } from './indian-states.ts'

type IndianState = (typeof indianStates)[number][0]

/**
 * The pincode prefixes of each state, as assigned by India Post. States that share a sorting district
 * share its prefix.
 */
const prefixes: Record<IndianState, readonly string[]> = {
  'Andhra Pradesh': ['507', '51', '52', '53'],
  'Arunachal Pradesh': ['79'],
  Assam: ['78', '79'],
  Bihar: ['80', '81', '82', '84', '85'],
  Chhattisgarh: ['49'],
  Goa: ['403'],
  Gujarat: ['36', '37', '38', '39'],
  Haryana: ['12', '13'],
  'Himachal Pradesh': ['17'],
  Jharkhand: ['81', '82', '83'],
  Karnataka: ['56', '57', '58', '59'],
  Kerala: ['67', '68', '69'],
  'Madhya Pradesh': ['45', '46', '47', '48'],
  Maharashtra: ['40', '41', '42', '43', '44'],
  Manipur: ['795'],
  Meghalaya: ['793', '794'],
  Mizoram: ['796'],
  Nagaland: ['797', '798'],
  Odisha: ['75', '76', '77'],
  Punjab: ['14', '15', '16'],
  Rajasthan: ['30', '31', '32', '33', '34'],
  Sikkim: ['737'],
  'Tamil Nadu': ['60', '61', '62', '63', '64'],
  Telangana: ['50'],
  Tripura: ['799'],
  'Uttar Pradesh': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  Uttarakhand: ['24', '26'],
  'West Bengal': ['70', '71', '72', '73', '74'],
  'Andaman and Nicobar Islands': ['744'],
  Chandigarh: ['14', '16'],
  'Dadra and Nagar Haveli and Daman and Diu': ['362', '396'],
  Delhi: ['11'],
  'Jammu and Kashmir': ['18', '19'],
  Ladakh: ['19'],
  Lakshadweep: ['682'],
  Puducherry: ['533', '605', '607', '609', '673'],
}

/**
 * Whether a pincode may belong to the state, by its prefix. True if it can't be decided: no state, an unlisted one, or text
 * that isn't a pincode, which the form refuses. It only causes a warning, because districts change.
 */
export function mayBeIn(pincode: string, state: string): boolean {
  const digits = pincodeDigits(pincode)
  const known: Partial<Record<string, readonly string[]>> = prefixes
  const beginnings = known[state]
  if (digits === null || beginnings === undefined) return true
  return beginnings.some((prefix) => digits.startsWith(prefix))
}
