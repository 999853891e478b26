import { useQuery } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Choice } from '../forms/Choice.tsx'
import { PrintoutFrame } from './PrintoutFrame.tsx'
import { isPaper, pageRule, type Paper, papers, storedPaper } from './paper.ts'
import { Receipt_query } from './printout-documents.ts'
import { PrintoutState } from './PrintoutState.tsx'
import { Receipt } from './Receipt.tsx'
import { useSheetHeight } from './use-sheet-height.ts'
import { usePrintout } from './use-printout.ts'

/** The receipt of an order, for the printer that was chosen last. */
export function ReceiptPage() {
  const { t } = useLingui()
  const { parameters, set, ...printout } = usePrintout()
  const { height, measure } = useSheetHeight()
  const named = parameters.get('paper')
  const paper = isPaper(named) ? named : (storedPaper.read() ?? 'a4')
  const { data, error, refetch } = useQuery(Receipt_query, {
    variables: { id: printout.orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const choose = (chosen: Paper) => {
    storedPaper.write(chosen)
    set('paper', chosen)
  }
  if (!data?.order) return <PrintoutState error={error} isMissing={data?.order === null} retry={refetch} />
  const { order, seller } = data
  return (
    <PrintoutFrame
      {...printout}
      title={t`Receipt ${{ orderNumber: order.orderNumber }}`}
      page={pageRule(paper, height)}
      choices={
        <Flex gap="2" role="group" aria-label={t`Paper`}>
          {(Object.keys(papers) as Paper[]).map((each) => (
            <Choice key={each} pressed={each === paper} onClick={() => choose(each)}>
              {papers[each].name}
            </Choice>
          ))}
        </Flex>
      }
    >
      <Box
        width="fit-content"
        p={{ base: '4', lg: '8' }}
        bg="white"
        borderWidth="1px"
        // A sheet of A4 fits beside the sidebar of a tablet.
        css={paper === 'a4' ? { '@media screen': { mdToLg: { zoom: '0.72' } } } : undefined}
        _print={{ p: '0', borderWidth: '0' }}
      >
        <Receipt ref={measure} order={order} seller={seller} paper={paper} />
      </Box>
    </PrintoutFrame>
  )
}
