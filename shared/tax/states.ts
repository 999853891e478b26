/** The states and union territories of India by their GST codes, which begin a GSTIN. */
export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const

export type StateCode = keyof typeof states

export const stateCodes = Object.keys(states).sort() as StateCode[]

export const isStateCode = (code: unknown): code is StateCode =>
  typeof code === 'string' && Object.hasOwn(states, code)

/** Other spellings that people write in addresses. */
const otherNames: Record<string, StateCode> = {
  'j&k': '01',
  uttaranchal: '05',
  'new delhi': '07',
  'nct of delhi': '07',
  orissa: '21',
  chattisgarh: '22',
  daman: '26',
  diu: '26',
  pondicherry: '34',
  andaman: '35',
  mh: '27',
  महाराष्ट्र: '27',
  गुजरात: '24',
  दिल्ली: '07',
}

const codeByName = new Map<string, StateCode>([
  ...stateCodes.map((code): [string, StateCode] => [keyOf(states[code]), code]),
  ...Object.entries(otherNames).map(([name, code]): [string, StateCode] => [keyOf(name), code]),
])

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, '')
}

/** The state of an address, whatever its spaces and capitals; null when its name is unknown. */
export const stateOf = (name: string): StateCode | null => codeByName.get(keyOf(name)) ?? null
