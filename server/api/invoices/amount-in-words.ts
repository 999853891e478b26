const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const units: [number, string][] = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

/** A whole number in Indian English: 123456 as 'one lakh twenty-three thousand four hundred fifty-six'. */
function inWords(number: number): string {
  for (const [size, name] of units)
    if (number >= size) {
      const rest = number % size
      return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
    }
  if (number < 20) return small[number]!
  const ten = tens[Math.floor(number / 10)]!
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]!}`
}

/** 123450 paise as 'Rupees one thousand two hundred thirty-four and fifty paise only'. */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest === 0 ? '' : ` and ${inWords(rest)} paise`} only`
}
