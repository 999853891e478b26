import { type Browser, chromium, expect, request, test } from '@playwright/test'
import { placeOrderOf } from '../e2e/support/shop-orders.ts'
import { makeShopper } from '../e2e/support/shopper.ts'
import { chromeArguments, chromePath } from '../support/browser.ts'
import { readHindiTexts } from '../support/hindi-texts.ts'
import {
  type Expected,
  expectFiguresAgree,
  expectGlanceAgrees,
  expectLedgerAgrees,
  expectStockAgrees,
} from './busy-day/agreement.ts'
import { expectClosingAgrees } from './busy-day/closing.ts'
import {
  type Given,
  paySale,
  sell,
  type Taken,
  takeOrder,
  type TypedSale,
  typeSale,
} from './busy-day/counter.ts'
import { asha, bina, type DayShop, designs, openDayShop, tailors } from './busy-day/day-shop.ts'
import { amountsIn, HandCount } from './busy-day/hand-count.ts'
import { look } from './busy-day/look.ts'
import {
  alter,
  assign,
  confirm,
  discount,
  handOver,
  openOrder,
  payTailor,
  receive,
  reverseLast,
  spend,
  takeBack,
} from './busy-day/order-steps.ts'
import { openTablet, type Tablet } from './busy-day/tablet.ts'
import { openPhone, type Stage, type TailorPhone } from './busy-day/tailor-phone.ts'

let shop: DayShop
let browser: Browser
test.beforeAll(async () => {
  shop = await openDayShop()
  browser = await chromium.launch({ executablePath: await chromePath(), args: chromeArguments })
})
test.afterAll(async () => {
  await browser.close()
  await shop.stop()
})
// Without a page of Playwright's own, nothing is recorded of a failure.
test.afterEach(async () => {
  const info = test.info()
  if (info.status === info.expectedStatus) return
  for (const [n, context] of browser.contexts().entries())
    await context.pages()[0]?.screenshot({ path: info.outputPath(`${n}.png`), fullPage: true })
})

const names = [
  'मीरा राव',
  'कविता जोशी',
  'फ़रीदा शेख',
  'अनीता डिसूज़ा',
  'लता देशपांडे',
  'रेखा शाह',
  'सीमा नायर',
  'पूजा कुलकर्णी',
  'नीता पवार',
  'ज़ोया ख़ान',
  'गीता अय्यर',
  'राधा मेनन',
  'स्मिता पाटील',
  'उषा गुप्ता',
  'वंदना सावंत',
  'हेमा त्रिवेदी',
]
/** Who order on the web. */
const webNames = ['ईशा', 'तारा', 'नूर', 'दिया', 'रिया', 'सना']

const phoneOf = (n: number) => `98202000${String(n).padStart(2, '0')}`

/** The garments of the new customers, by turns. */
const wishes = [
  { kind: 'ब्लाउज़', category: 'BLOUSE', addOns: ['अस्तर'] },
  { kind: 'सूट', category: 'SUIT', addOns: [] },
  { kind: 'ब्लाउज़', category: 'BLOUSE', addOns: ['अस्तर', 'लटकन'] },
  { kind: 'लहंगा', category: 'LEHENGA', addOns: ['अर्जेंट'] },
] as const

/** How they pay, by turns. */
const payments: Given[] = [
  { cash: '500' },
  { other: '500' },
  { cash: '300', other: '200' },
  {},
  { other: '400', way: 'CARD' },
  { cash: '10000' },
  { cash: '250.50' },
  { other: 'rest' },
]

const sales: TypedSale[] = [
  { designs: [{ name: 'saree' }] },
  { designs: [{ name: 'kurta', size: 'M', pieces: 2 }], cash: '5000' },
  { amount: '349.75' },
  { designs: [{ name: 'blouse', size: '36' }, { name: 'dupatta' }], cash: '500', other: 'rest' },
  { designs: [{ name: 'dupatta', pieces: 3 }], cash: '0', other: 'rest' },
]
const saleOf = (n: number) => sales[n % sales.length]!

test('a day of 60 orders at two tablets in Hindi: the closing agrees with the hand count', async () => {
  test.setTimeout(420_000)
  const t = await readHindiTexts()
  const count = new HandCount()
  const web = await request.newContext({ baseURL: shop.url })
  const front = await openTablet(browser, shop, t, count, 'सामने')
  const back = await openTablet(browser, shop, t, count, 'पीछे')
  const atBoth = (of: (tablet: Tablet, n: number) => Promise<void>) =>
    Promise.all([front, back].map((tablet, n) => of(tablet, n)))
  await atBoth((tablet, n) => tablet.unlock(n === 0 ? asha : bina))

  const expected: Expected[] = []
  const note = (tablet: Tablet, taken: Taken, customer?: string) => {
    const entry = { ...taken, by: tablet.who, ...(customer && { customer }) }
    expected.push(entry)
    return entry
  }
  /** Of the new customers, by who they are. */
  const taken: Taken[] = []
  const codeOf = (n: number) => `${taken[n]!.number}-1`
  const categoryOf = (n: number) => wishes[n % wishes.length]!.category

  await test.step('in the morning, new customers', () =>
    atBoth(async (tablet, of) => {
      for (let each = 0; each < 8; each++) {
        const n = of * 8 + each
        const { kind, addOns } = wishes[n % wishes.length]!
        const order = await takeOrder(tablet, {
          phone: phoneOf(n),
          name: names[n]!,
          garments: [{ kind, addOns }, ...(n % 4 === 2 ? [{ kind: 'सूट' }] : [])],
          days: n % 3 === 0 ? 3 : 7,
          ...payments[each],
        })
        taken[n] = note(tablet, order, names[n])
        if (each % 2 === 0) note(tablet, await sell(tablet, saleOf(of * 4 + each / 2)))
      }
    }))

  await test.step('orders from the web are announced on both tablets and confirmed', async () => {
    for (const [n, name] of (['saree', 'kurta', 'blouse', 'saree', 'kurta', 'blouse'] as const).entries()) {
      const shopper = await makeShopper(web, webNames[n])
      const design = { id: shop.designIds[name], productName: designs[name].hindi }
      const { orderNumber: number } = await placeOrderOf(web, shopper, {}, design)
      for (const { page } of [front, back])
        await expect(page.getByRole('link', { name: new RegExp(`${number}.*${webNames[n]}`) })).toBeVisible()
      const order = await confirm(n % 2 === 0 ? front : back, number)
      expected.push({ ...order, by: null, customer: webNames[n]! })
    }
  })

  await front.openToday()
  await look(front.page, 'today')

  const phones = await Promise.all(tailors.map((tailor) => openPhone(browser, shop, t, tailor)))
  const [ramesh, ...others] = phones as [TailorPhone, ...TailorPhone[]]
  await test.step('the garments are given to four tailors, who sew', async () => {
    await atBoth(async (tablet, n) => {
      const codes = Array.from({ length: 8 }, (_, each) => codeOf(n * 8 + each))
      await assign(tablet, codes.slice(0, 4), tailors[n * 2]!.name)
      await assign(tablet, codes.slice(4), tailors[n * 2 + 1]!.name)
    })
    await Promise.all(
      phones.map(async (phone, of) => {
        await phone.open()
        for (let each = 0; each < 4; each++) {
          const n = of * 4 + each
          const to: Stage = each < 2 ? 'READY' : each === 2 ? 'TRIAL' : 'EMBROIDERY'
          await phone.move(codeOf(n), categoryOf(n), 'TO_CUT', to)
        }
        await phone.undo(codeOf(of * 4 + 3), categoryOf(of * 4 + 3), 'CUTTING')
      }),
    )
  })
  await look(front.page, 'workshop')

  await test.step('the tablets change hands', () =>
    atBoth((tablet, n) => tablet.handTo(n === 0 ? bina : asha)))
  await test.step('the shop spends', async () => {
    await spend(front, '1250', 'CASH')
    await spend(front, '480.50', 'UPI')
    ramesh.received += await payTailor(front, shop.tailorIds, ramesh.name, { advance: '2000', way: 'CASH' })
  })

  await test.step('in the afternoon, customers return', () =>
    atBoth(async (tablet, of) => {
      for (let each = 0; each < 7; each++) {
        // Whom the other tablet served in the morning.
        const n = (1 - of) * 8 + each
        const order = {
          phone: phoneOf(n),
          again: true,
          ...payments[(each + 3) % 8],
          ...(tablet === front && each === 1 && { onTyped: () => look(tablet.page, 'counter') }),
        }
        note(tablet, await takeOrder(tablet, order), names[n])
        if (each % 2 === 1) note(tablet, await sell(tablet, saleOf(of * 3 + each)))
      }
    }))

  await test.step('a held sale is taken up on the other tablet', async () => {
    const sale: TypedSale = { designs: [{ name: 'saree' }, { name: 'blouse', size: '38' }], other: '1000' }
    await typeSale(front, sale)
    await look(front.page, 'quick-sale')
    await front.button(t('sale|Hold')).click()
    const held = t('Held ({count})', { count: '1' })
    await expect(front.button(held)).toBeVisible()
    await back.open('/admin/sale')
    await back.button(held).click()
    await back.button(t('Take up')).click()
    note(back, await paySale(back, sale))
  })

  await test.step('an alteration is asked for at the trial', async () => {
    await alter(back, taken[2]!.number, codeOf(2))
    await ramesh.alter()
  })

  await test.step('finished orders are handed over', async () => {
    await discount(front, taken[0]!.number, '50', 'पुराने ग्राहक')
    taken[0]!.total -= 50_00
    await handOver(front, taken[0]!.number, { issuesInvoice: true })
    await handOver(back, taken[1]!.number, { cash: '', other: 'rest', issuesInvoice: true })
    await handOver(front, taken[4]!.number, {
      cash: '200',
      other: 'rest',
      issuesInvoice: true,
      onTyped: () => look(front.page, 'hand-over'),
    })
    await handOver(back, taken[5]!.number, {})
    await handOver(front, taken[8]!.number, { cash: '100', staysUnpaid: true, issuesInvoice: true })
    await handOver(back, taken[9]!.number, { issuesInvoice: true })
    await handOver(back, taken[12]!.number, { other: 'rest', cash: '1.50', issuesInvoice: true })
  })

  await test.step('an order, the list of orders and a customer are looked at', async () => {
    await openOrder(front, taken[4]!.number)
    await look(front.page, 'order')
    await front.open('/admin/orders')
    await expect(front.page.getByRole('main').locator('tbody tr').nth(20)).toBeVisible()
    await look(front.page, 'orders')
    await front.open('/admin/customers')
    await front.link(new RegExp(names[4]!), front.page.getByRole('main')).click()
    await expect(front.page.getByRole('heading', { level: 1 })).toHaveText(names[4]!)
    await look(front.page, 'customer')
  })

  const evening: TypedSale[] = [
    { designs: [{ name: 'blouse', size: '36' }] },
    { designs: [{ name: 'kurta', size: 'M' }] },
    { designs: [{ name: 'saree' }], customer: phoneOf(15), cash: '', other: 'rest' },
  ]
  await test.step('in the evening, pieces come back and are exchanged', async () => {
    const sold: Taken[][] = [[], []]
    await atBoth(async (tablet, n) => {
      for (const sale of evening) sold[n]!.push(note(tablet, await sell(tablet, sale)))
    })
    const [small, large, given] = sold[0]!
    await takeBack(back, small!.number, { reason: 'Too small', as: 'CASH' })
    count.take('blouse 36', -1)
    const exchanged = await takeBack(front, large!.number, { reason: 'Too small', as: 'CASH', size: 'L' })
    note(front, { number: exchanged!, total: large!.total })
    await takeBack(back, given!.number, { reason: 'Colour or look', as: 'STORE_CREDIT' })
    count.take('saree', -1)
    await handOver(back, taken[13]!.number, { issuesInvoice: true })
  })

  await test.step('a wrong entry is reversed, and a part is paid', async () => {
    await reverseLast(back, taken[2]!.number, 'ग़लत ऑर्डर', 'UPI')
    await receive(front, taken[3]!.number, '150', 'CASH')
  })

  await test.step('the tailors are paid', async () => {
    for (const phone of others)
      phone.received += await payTailor(front, shop.tailorIds, phone.name, { way: 'CASH' })
    for (const phone of phones) expect(await phone.readDue(), phone.name).toBe(phone.due)
    const account = await ramesh.openAccount()
    expect(amountsIn(await account.innerText()).at(-1)).toBe(ramesh.due)
    await look(ramesh.page, 'khata')
  })

  await test.step('all figures agree', async () => {
    await expectStockAgrees(back)
    await expectGlanceAgrees(back)
    // Of both, what the other tablet does meanwhile is shown without a reload.
    await front.openToday()
    note(back, await sell(back, { amount: '75.25' }))
    await expectFiguresAgree(front, expected.length)
    const close = await expectClosingAgrees(front, 5_000_00, async () =>
      note(back, await sell(back, { amount: '120' })),
    )
    expect(expected).toHaveLength(60)
    await expectLedgerAgrees(shop, count, expected)
    await look(front.page, 'closing')
    await close()
  })
})
