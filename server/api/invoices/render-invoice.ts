import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type Language, languages } from '../../../shared/languages.ts'
import { states } from '../../../shared/tax/states.ts'
import { descriptionIn, type Invoice, type InvoiceLine, type Party } from '../../domain/invoices/invoice.ts'
import { amountsByRate, type RateAmounts } from '../../domain/invoices/sum-amounts.ts'
import { storedLanguage } from '../../domain/messages/page-language.ts'
import { timeZone } from '../../domain/shop/shop-time.ts'
import { amountInWords } from './amount-in-words.ts'
import { registerFonts, type Weight } from './fonts.ts'
import { type Labels, labels } from './labels.ts'
import { type Column, page, writeTable } from './table.ts'
import { writeText } from './text.ts'

const decimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = (paise: number) => decimal.format(paise / 100)

type Document = PDFKit.PDFDocument

/** An invoice or a credit note as a PDF of A4 pages: always the same bytes for the same document. */
export async function renderInvoice(invoice: Invoice, language: Language): Promise<Buffer> {
  const texts = labels[language]
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: languages[language].tag,
    info: { Title: `${texts.kinds[invoice.kind]} ${invoice.number}`, CreationDate: invoice.issuedAt },
  })
  const done = buffer(doc)
  registerFonts(doc)
  const isTaxed = invoice.lines.some(({ taxRate }) => taxRate > 0)
  const isInterState = invoice.placeOfSupply !== invoice.seller.stateCode
  let y = writeHead(doc, invoice, language)
  y = writeTable(doc, lineColumns(language, invoice, isTaxed, isInterState), invoice.lines, y)
  y = writeTotals(doc, invoice, texts, y)
  if (isTaxed) {
    const rates = amountsByRate(invoice.lines)
    y = keepTogether(doc, y + 10, 40 + rates.length * 18)
    y = writeTable(doc, rateColumns(texts, isInterState), rates, y) + 10
  }
  writeEnd(doc, invoice, texts, y)
  numberPages(doc, texts)
  doc.end()
  return done
}

function writeHead(doc: Document, invoice: Invoice, language: Language): number {
  const texts = labels[language]
  const date = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'long', timeZone })
  let y = page.top
  if (invoice.kind === 'BILL_OF_SUPPLY' && invoice.declaration)
    y = write(doc, invoice.declaration, page.left, y, full, 'bold') + 6
  y = write(doc, texts.kinds[invoice.kind], page.left, y, full, 'bold', 16) + 6
  const { placeOfSupply, credits, creditReason, remark } = invoice
  const facts = [
    `${texts.number}: ${invoice.number}`,
    `${texts.date}: ${date.format(invoice.issuedAt)}`,
    `${texts.order}: ${invoice.orderNumber}`,
    ...(placeOfSupply ? [`${texts.placeOfSupply}: ${states[placeOfSupply]} (${placeOfSupply})`] : []),
    ...(credits ? [`${texts.credits}: ${credits.number}, ${date.format(credits.issuedAt)}`] : []),
    ...(creditReason
      ? [`${texts.reason}: ${texts.reasons[creditReason]}${remark ? ` – ${remark}` : ''}`]
      : []),
    ...(placeOfSupply ? [texts.reverseCharge] : []),
  ]
  for (const fact of facts) y = write(doc, fact, page.left, y, full)
  y += 8
  const sellerEnd = writeParty(doc, texts.seller, invoice.seller, texts, page.left, y)
  const buyer = { ...invoice.buyer, name: invoice.buyer.name || texts.walkIn }
  const buyerEnd = writeParty(doc, texts.buyer, buyer, texts, page.left + full / 2, y)
  y = Math.max(sellerEnd, buyerEnd) + 8
  return write(doc, texts.amounts, page.left, y, full) + 2
}

const full = page.right - page.left

/** Writes a paragraph; returns where it ends. */
function write(
  doc: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  weight: Weight = 'regular',
  size = 9,
): number {
  return writeText(doc, text, x, y, { weight, size, width })
}

function writeParty(doc: Document, label: string, party: Party, texts: Labels, x: number, y: number): number {
  const width = full / 2 - 10
  const lines = [
    party.name,
    ...party.address,
    ...(party.phone ? [`${texts.phone}: ${party.phone}`] : []),
    ...(party.gstin ? [`GSTIN: ${party.gstin}`] : []),
  ]
  return lines.reduce((end, line) => write(doc, line, x, end, width), write(doc, label, x, y, width, 'bold'))
}

function lineColumns(
  language: Language,
  { kind, seller }: Invoice,
  isTaxed: boolean,
  isInterState: boolean,
): Column<InvoiceLine>[] {
  const texts = labels[language]
  const right = (label: string, width: number, value: (line: InvoiceLine) => string) =>
    ({ label, width, align: 'right', value }) as const
  const others = [
    ...(seller.gstin === null ? [] : [right(texts.code, 42, ({ code }) => code ?? '')]),
    right(texts.quantity, 32, ({ quantity }) => (quantity === 0 ? '–' : String(quantity))),
    right(texts.unitPrice, 54, ({ unitPrice }) => money(unitPrice)),
    right(texts.discount, 50, ({ discount }) => money(discount)),
    ...(isTaxed ? taxColumns(texts, isInterState, 47) : []),
    right(kind === 'CREDIT_NOTE' ? texts.amount : texts.total, 56, ({ total }) => money(total)),
  ]
  const taken = others.reduce((sum, { width }) => sum + width, 18)
  return [
    { label: '#', width: 18, align: 'left', value: ({ position }) => String(position + 1) },
    {
      label: texts.description,
      width: full - taken,
      align: 'left',
      value: (line) => descriptionIn(storedLanguage(language), line),
    },
    ...others,
  ]
}

function taxColumns(texts: Labels, isInterState: boolean, width: number): Column<RateAmounts>[] {
  const right = (label: string, value: (line: RateAmounts) => string, wide = width) =>
    ({ label, width: wide, align: 'right', value }) as const
  return [
    right(texts.taxableValue, ({ taxableValue }) => money(taxableValue), width + 8),
    right(texts.rate, ({ taxRate }) => `${taxRate}%`, 30),
    ...(isInterState
      ? [right(texts.igst, ({ igst }) => money(igst), width + 4)]
      : [right(texts.cgst, ({ cgst }) => money(cgst)), right(texts.sgst, ({ sgst }) => money(sgst))]),
  ]
}

const rateColumns = (texts: Labels, isInterState: boolean): Column<RateAmounts>[] => {
  const amounts = taxColumns(texts, isInterState, 80)
  const taken = amounts.reduce((sum, { width }) => sum + width, 0)
  return [{ label: texts.byRate, width: full - taken, align: 'left', value: () => '' }, ...amounts]
}

function writeTotals(doc: Document, { rounding, total }: Invoice, texts: Labels, from: number): number {
  let y = keepTogether(doc, from + 6, 66)
  const style = { weight: 'bold', size: 11, width: full, align: 'right' } as const
  const lighter = { ...style, weight: 'regular', size: 9 } as const
  if (rounding !== 0) y = writeText(doc, `${texts.rounding}: ${money(rounding)}`, page.left, y, lighter) + 2
  const end = writeText(doc, `${texts.total}: ₹${money(total)}`, page.left, y, style)
  return write(doc, `${texts.inWords}: ${amountInWords(total)}`, page.left, end + 4, full)
}

function writeEnd(doc: Document, { kind, declaration, seller }: Invoice, texts: Labels, from: number) {
  let y = keepTogether(doc, from + 10, 100)
  if (declaration && kind !== 'BILL_OF_SUPPLY') y = write(doc, declaration, page.left, y, full) + 6
  y = write(doc, seller.name, page.right - 200, y, 200, 'bold') + 36
  write(doc, texts.signature, page.right - 200, y, 200)
}

/** Where something of this height may begin: on a new page if this one has no room for it. */
function keepTogether(doc: Document, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  doc.addPage()
  return page.top
}

function numberPages(doc: Document, texts: Labels) {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    const style = { weight: 'regular', size: 8, width: full, align: 'center' } as const
    writeText(doc, texts.page(index + 1, count), page.left, page.footer, style)
  }
}
