/** How money moves. */
export type Way = 'CASH' | 'UPI' | 'CARD' | 'STORE_CREDIT'

interface Entry {
  person: string
  way: Way
  received: number
  returned: number
  corrected: number
}

/** '₹1,234.50' or '1234.5' in paise. Throws for anything else, so that no amount is counted as 0. */
export function paiseOf(text: string): number {
  const match = /^(-|−)?₹?([\d,]+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) throw new Error(`“${text}” is no amount.`)
  const [, minus, rupees = '', rest = ''] = match
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
  return minus ? -paise : paise
}

/** All amounts of a text, in the order in which they stand in it. */
export const amountsIn = (text: string): number[] =>
  (text.match(/[-−]?₹[\d,]+(\.\d{1,2})?/g) ?? []).map(paiseOf)

/** In paise, as a page writes it: '₹1,234.50'. */
export const exact = (paise: number) =>
  `${paise < 0 ? '−' : ''}₹${(Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`

/** What a person with a pencil adds up during the day, from the screens alone. In paise. */
export class HandCount {
  readonly entries: Entry[] = []
  readonly expenses: { person: string; way: Way; amount: number }[] = []
  /** What is still to be paid, by order. */
  readonly balances = new Map<string, number>()
  /** Pieces that left the stock, by design and size. */
  readonly sold = new Map<string, number>()

  add(person: string, way: Way, amounts: Partial<Omit<Entry, 'person' | 'way'>>): void {
    this.entries.push({ person, way, received: 0, returned: 0, corrected: 0, ...amounts })
  }

  spend(person: string, way: Way, amount: number): void {
    this.expenses.push({ person, way, amount })
  }

  take(design: string, pieces: number): void {
    this.sold.set(design, (this.sold.get(design) ?? 0) + pieces)
  }

  /** By all, or by one person: what was received, less what was returned and corrected. */
  net(way: Way, person?: string): number {
    return sum(
      this.entries
        .filter((entry) => entry.way === way && (person === undefined || entry.person === person))
        .map(({ received, returned, corrected }) => received - returned + corrected),
    )
  }

  /** Each person's row of each way: received, returned, corrected. */
  rows(): Map<string, [received: number, returned: number, corrected: number]> {
    const rows = new Map<string, [number, number, number]>()
    for (const { person, way, received, returned, corrected } of this.entries) {
      const [a, b, c] = rows.get(`${person} ${way}`) ?? [0, 0, 0]
      rows.set(`${person} ${way}`, [a + received, b + returned, c + corrected])
    }
    return rows
  }

  spent(way: Way): number {
    return sum(this.expenses.filter((expense) => expense.way === way).map(({ amount }) => amount))
  }

  get cashInDrawer(): number {
    return this.net('CASH') - this.spent('CASH')
  }

  get outstanding(): number {
    return sum([...this.balances.values()])
  }
}

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
