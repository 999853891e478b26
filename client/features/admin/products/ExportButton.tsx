import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import { dayOfInstant } from '../../../lib/shop-days.ts'
import { notify } from '../../../ui/notify.ts'
import { toCsv } from './csv.ts'
import { counted } from '../../../lib/counted.ts'
import { listVariables, type ProductChoice } from './product-choice.ts'

const ExportProducts_query = graphql(`
  query ExportProducts($where: ProductWhere, $search: String, $sort: ProductSort, $after: String) {
    productRows(where: $where, search: $search, sort: $sort, after: $after) {
      columns
      rows
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

interface ExportButtonProps {
  choice: ProductChoice
  total: number
  /** The count is capped: there are more than `total`. */
  isCapped: boolean
}

/** Exports all pages of the filtered list as a CSV file. */
export function ExportButton({ choice, total, isCapped }: ExportButtonProps) {
  const client = useApolloClient()
  const { i18n } = useLingui()
  const [done, setDone] = useState<number | null>(null)
  const run = async () => {
    setDone(0)
    try {
      const parts: string[] = []
      let count = 0
      let after: string | null = null
      do {
        const page = await readPage(after)
        parts.push(toCsv(after === null ? [page.columns, ...page.rows] : page.rows, after === null))
        count += page.rows.length
        setDone(count)
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after !== null)
      download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileName())
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    } finally {
      setDone(null)
    }
  }
  const readPage = async (after: string | null) => {
    const { data } = await client.query({
      query: ExportProducts_query,
      variables: { ...listVariables(choice), after },
      fetchPolicy: 'no-cache',
    })
    if (!data) throw new Error('The shop answered nothing.')
    return data.productRows
  }
  return (
    <Button
      variant="outline"
      size="md"
      minH="11"
      disabled={total === 0}
      loading={done !== null}
      loadingText={`${done} of ${counted(total, isCapped)}…`}
      onClick={() => void run()}
    >
      <Download />
      Export
    </Button>
  )
}

const fileName = () => `products-${dayOfInstant(new Date())}.csv`

function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
