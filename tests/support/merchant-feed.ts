/** An item of the feed: the values of each attribute. */
export type FeedItem = Record<string, string[]>

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Reads the feed as strictly as it is written: one element a line. */
export function readFeed(xml: string): FeedItem[] {
  const [head, ...items] = xml.split('<item>\n')
  if (
    !head!.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    )
  )
    throw new Error('The feed does not begin as RSS 2.0 with Google’s namespace.')
  if (!xml.endsWith('</channel>\n</rss>\n')) throw new Error('The feed is not complete.')
  return items.map((item) => {
    const read: FeedItem = {}
    for (const line of item.slice(0, item.indexOf('</item>')).trim().split('\n')) {
      const [, name, value] = /^<g:(\w+)>(.*)<\/g:\1>$/.exec(line) ?? []
      if (name === undefined) throw new Error(`This is no attribute: ${line}`)
      ;(read[name] ??= []).push(name === 'shipping' ? value! : unescape(value!))
    }
    return read
  })
}

const price = /^\d+\.\d\d INR$/
const upTo = (max: number) => (value: string) => value.length > 0 && value.length <= max
const https = (value: string) => upTo(2000)(value) && /^https:\/\/[^\s<>"]+$/.test(value)
const positive = (value: string) => price.test(value) && Number.parseFloat(value) > 0

/** https://support.google.com/merchants/answer/7052112, for clothing of a shop that delivers within India. */
const rules: Record<string, { isRequired?: true; max?: number; holds: (value: string) => boolean }> = {
  id: { isRequired: true, holds: (id) => /^[\w-]{1,50}$/.test(id) },
  item_group_id: { isRequired: true, holds: (id) => /^[\w-]{1,50}$/.test(id) },
  title: { isRequired: true, holds: upTo(150) },
  description: { isRequired: true, holds: upTo(5000) },
  link: { isRequired: true, holds: https },
  image_link: { isRequired: true, holds: https },
  additional_image_link: { max: 10, holds: https },
  availability: { isRequired: true, holds: (value) => ['in_stock', 'out_of_stock'].includes(value) },
  price: { isRequired: true, holds: positive },
  sale_price: { holds: positive },
  brand: { isRequired: true, holds: upTo(70) },
  identifier_exists: { holds: (value) => value === 'no' },
  condition: { isRequired: true, holds: (value) => value === 'new' },
  age_group: { isRequired: true, holds: (value) => value === 'adult' },
  gender: { isRequired: true, holds: (value) => value === 'female' },
  color: {
    isRequired: true,
    holds: (value) => {
      const colors = value.split('/')
      return colors.length <= 3 && colors.every((each) => upTo(40)(each) && /\p{L}/u.test(each))
    },
  },
  size: { isRequired: true, holds: upTo(100) },
  material: { holds: upTo(200) },
  pattern: { holds: upTo(100) },
  google_product_category: {
    isRequired: true,
    holds: (value) => value.startsWith('Apparel & Accessories > Clothing'),
  },
  product_type: { isRequired: true, holds: upTo(750) },
  shipping: {
    holds: (value) => /^<g:country>IN<\/g:country><g:price>\d+\.\d\d INR<\/g:price>$/.test(value),
  },
}

/** What Google would refuse of these items, as sentences. */
export function violations(items: FeedItem[]): string[] {
  const found: string[] = []
  const ids = items.map(({ id }) => id?.[0])
  if (new Set(ids).size !== ids.length) found.push('An id is used twice.')
  for (const item of items) {
    const report = (what: string) => found.push(`${item['id']?.[0]}: ${what}`)
    for (const [name, { isRequired, max = 1 }] of Object.entries(rules)) {
      const count = item[name]?.length ?? 0
      if (isRequired && count === 0) report(`${name} is missing`)
      if (count > max) report(`${name} is there ${count} times`)
    }
    for (const [name, values] of Object.entries(item)) {
      const rule = rules[name]
      if (!rule) report(`${name} is unknown`)
      for (const value of values) if (rule && !rule.holds(value)) report(`${name} is ${value}`)
    }
    const [full, sale] = [item['price'], item['sale_price']].map((values) =>
      Number.parseFloat(values?.[0] ?? ''),
    )
    if (sale! >= full!) report('the sale price is not lower')
  }
  return found
}
