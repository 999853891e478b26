import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { notify } from '../../ui/notify.ts'
import { downloadRows } from '../lists/download-rows.ts'

const ExportStyleBook_query = graphql(`
  query ExportStyleBook {
    styleOptionRows {
      columns
      rows
    }
  }
`)

/** The style book as a CSV file, which its import takes again. */
export function DownloadStyleBook() {
  const client = useApolloClient()
  const { i18n } = useLingui()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      await downloadRows(async () => {
        const { data } = await client.query({ query: ExportStyleBook_query, fetchPolicy: 'no-cache' })
        if (!data) throw new Error('The shop answered nothing.')
        return { ...data.styleOptionRows, pageInfo: { hasNextPage: false } }
      }, `style-book-${currentDay()}.csv`)
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="outline" size="md" minH="11" loading={loading} onClick={() => void download()}>
      <Download />
      <Trans>Export</Trans>
    </Button>
  )
}
