import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { notify } from '../../ui/notify.ts'
import { counted } from '../../lib/counted.ts'
import { downloadRows } from '../lists/download-rows.ts'
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
  const { t, i18n } = useLingui()
  const [done, setDone] = useState<number | null>(null)
  const run = async () => {
    setDone(0)
    try {
      await downloadRows(readPage, `products-${currentDay()}.csv`, setDone)
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
      loadingText={t`${{ done: done ?? 0 }} of ${{ all: counted(total, isCapped) }}…`}
      onClick={() => void run()}
    >
      <Download />
      <Trans>Export</Trans>
    </Button>
  )
}
