import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { MaterialWhere } from '../../__generated__/graphql.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { notify } from '../../ui/notify.ts'
import { downloadRows } from '../lists/download-rows.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { AdminMaterials_query, type Material } from './material-documents.ts'
import { kindNames, unitNames } from './material-labels.ts'
import { typedQuantity } from './typed-quantity.ts'

/** The file’s columns, which are the same in all languages; the last one is for those who see costs. */
const csv = ['Name', 'Colour', 'Kind', 'Supplier', 'Unit', 'Stock', 'Low at', 'Price']

/** The materials that match as a CSV file, with their stock. */
export function DownloadMaterials({ where }: { where: MaterialWhere }) {
  const client = useApolloClient()
  const { i18n } = useLingui()
  const seesCosts = useIsAllowed('VIEW_COSTS')
  const [loading, setLoading] = useState(false)
  const columns = seesCosts ? csv : csv.slice(0, -1)
  const cells = ({ name, color, kind, supplier, unit, stock, lowStockLimit, price }: Material) => [
    name,
    color ?? '',
    i18n._(kindNames[kind]),
    supplier ?? '',
    i18n._(unitNames[unit]),
    typedQuantity(stock, unit),
    typedQuantity(lowStockLimit, unit),
    ...(seesCosts ? [amountText(price)] : []),
  ]
  const download = async () => {
    setLoading(true)
    try {
      await downloadRows(async (after) => {
        const { data } = await client.query({
          query: AdminMaterials_query,
          variables: { where, first: 100, after },
          fetchPolicy: 'no-cache',
        })
        if (!data) throw new Error('The shop answered nothing.')
        const { edges, pageInfo } = data.materials
        return { columns, rows: edges.map(({ node }) => cells(node)), pageInfo }
      }, `materials-${currentDay()}.csv`)
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="outline" minH="12" loading={loading} onClick={() => void download()}>
      <Download aria-hidden />
      <Trans>CSV</Trans>
    </Button>
  )
}
