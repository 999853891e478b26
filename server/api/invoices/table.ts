import type { Weight } from './fonts.ts'
import { heightOfText, writeText } from './text.ts'

export interface Column<Row> {
  label: string
  width: number
  align: 'left' | 'right'
  value: (row: Row) => string
}

/** Where on the page something is written, in points from its top left corner. */
export const page = { left: 32, right: 563, top: 36, bottom: 790, footer: 808 }

const padding = 3
const fontSize = 7.5

/** Writes a table from `y` on, with its header on every page that it takes; returns where it ends. */
export function writeTable<Row>(
  doc: PDFKit.PDFDocument,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  y: number,
): number {
  const header = columns.map(({ label }) => label)
  let top = writeRow(doc, columns, header, y, 'bold')
  for (const row of rows) {
    const cells = columns.map(({ value }) => value(row))
    if (top + heightOf(doc, columns, cells, 'regular') > page.bottom) {
      doc.addPage()
      top = writeRow(doc, columns, header, page.top, 'bold')
    }
    top = writeRow(doc, columns, cells, top, 'regular')
  }
  return top
}

function heightOf<Row>(
  doc: PDFKit.PDFDocument,
  columns: readonly Column<Row>[],
  cells: readonly string[],
  weight: Weight,
) {
  const heights = columns.map(({ width }, index) =>
    heightOfText(doc, cells[index]!, { weight, size: fontSize, width: width - 2 * padding }),
  )
  return Math.max(...heights) + 2 * padding
}

function writeRow<Row>(
  doc: PDFKit.PDFDocument,
  columns: readonly Column<Row>[],
  cells: readonly string[],
  y: number,
  weight: Weight,
): number {
  const height = heightOf(doc, columns, cells, weight)
  let x = page.left
  columns.forEach(({ width, align }, index) => {
    const style = { weight, size: fontSize, width: width - 2 * padding, align }
    writeText(doc, cells[index]!, x + padding, y + padding, style)
    x += width
  })
  doc
    .moveTo(page.left, y + height)
    .lineTo(page.right, y + height)
    .lineWidth(0.5)
    .stroke('#999999')
  return y + height
}
