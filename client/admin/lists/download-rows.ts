import { toCsv } from '../products/csv.ts'

interface RowPage {
  columns: string[]
  rows: string[][]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
}

/**
 * Reads all pages of a table and saves them as one CSV file.
 * @param onProgress receives the number of rows that were read
 */
export async function downloadRows(
  readPage: (after: string | null) => Promise<RowPage>,
  fileName: string,
  onProgress?: (count: number) => void,
): Promise<void> {
  const parts: string[] = []
  let count = 0
  let after: string | null = null
  do {
    const page = await readPage(after)
    parts.push(
      after === null
        ? toCsv([page.columns, ...page.rows], true)
        : page.rows.length > 0
          ? toCsv(page.rows, false)
          : '',
    )
    count += page.rows.length
    onProgress?.(count)
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}
