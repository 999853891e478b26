import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { Panel } from '../../ui/Panel.tsx'
import { CounterLineDetails } from './CounterLineDetails.tsx'
import { CounterLineRow } from './CounterLineRow.tsx'
import { FindDesign } from './FindDesign.tsx'
import {
  type CounterLine,
  type CounterOrder,
  garmentLine,
  lineName,
  type LinesOrder,
  neededEarlier,
} from './counter-order.ts'

interface CounterLinesProps {
  order: LinesOrder
  change: (changes: Partial<Pick<CounterOrder, 'lines' | 'neededBy'>>) => void
  priceList: PriceListQuery['priceList']
  /** The message for a line's field, such as `lines.0.size`. */
  errors: Partial<Record<string, string>>
  /** The address of a picture of the customer's own cloth. */
  cloth?: string | null
  /** The day that the workshop can keep; null while it isn't known. */
  proposedDate?: string | null
  /** Whether all garments are open, not one at a time. */
  allOpen?: boolean
  /** Below the garments. */
  children?: ReactNode
}

/** The garments of the order: made by the price list with one tap, or designs from the stock. */
export function CounterLines({
  order,
  change,
  priceList,
  errors,
  cloth = null,
  proposedDate = null,
  allOpen = false,
  children,
}: CounterLinesProps) {
  const { t, i18n } = useLingui()
  const { lines } = order
  const [openKey, setOpenKey] = useState(lines.at(-1)?.key ?? null)
  const [removed, setRemoved] = useState<{ line: CounterLine; index: number } | null>(null)
  const changeLine = (line: CounterLine, changes: Partial<CounterLine>) =>
    change({
      lines: lines.map((each) => (each.key === line.key ? { ...each, ...changes } : each)),
      ...neededEarlier(order, priceList.addOns, line, changes),
    })
  const add = (line: CounterLine) => {
    change({ lines: [...lines, line] })
    setOpenKey(line.key)
  }
  const remove = (line: CounterLine, index: number) => {
    change({ lines: lines.filter(({ key }) => key !== line.key) })
    setRemoved({ line, index })
  }
  const putBack = () => {
    if (removed) change({ lines: lines.toSpliced(removed.index, 0, removed.line) })
    setRemoved(null)
  }
  return (
    <Panel title={t`Garments`} gap="3">
      {lines.map((line, index) => {
        const ofLine = errorsOfLine(errors, index)
        const isOpen = allOpen || line.key === openKey || Object.keys(ofLine).length > 0
        return (
          <CounterLineRow
            key={line.key}
            line={line}
            addOns={priceList.addOns}
            neededBy={order.neededBy ?? ''}
            open={isOpen}
            onToggle={() => setOpenKey(isOpen ? null : line.key)}
            onRemove={() => remove(line, index)}
          >
            <CounterLineDetails
              line={line}
              customer={order.customer}
              addOns={priceList.addOns}
              cloth={cloth}
              proposedDate={proposedDate}
              errors={ofLine}
              onChange={(changes) => changeLine(line, changes)}
            />
          </CounterLineRow>
        )
      })}
      <Box role="status">
        {removed && !lines.includes(removed.line) && (
          <Flex align="center" gap="3" wrap="wrap">
            <Text>{t`${{ name: lineName(i18n, removed.line) }} is removed.`}</Text>
            <Button variant="outline" minH="12" onClick={putBack}>
              <Undo2 aria-hidden />
              <Trans>Undo</Trans>
            </Button>
          </Flex>
        )}
      </Box>
      <Flex gap="2" wrap="wrap" role="group" aria-label={t`Add a garment`}>
        {priceList.garments.map((garment) => (
          <Button key={garment.id} variant="outline" minH="12" onClick={() => add(garmentLine(garment))}>
            <Plus aria-hidden />
            {localizedName(i18n, garment)}
          </Button>
        ))}
      </Flex>
      <FindDesign onFound={add} />
      {children}
      {errors.lines && (
        <Text color="fg.error" role="alert">
          {errors.lines}
        </Text>
      )}
    </Panel>
  )
}

/** By the fields of one line. */
const errorsOfLine = (errors: CounterLinesProps['errors'], index: number) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => {
      const [name, of, ...rest] = field.split('.')
      return message && name === 'lines' && of === String(index) ? [[rest.join('.'), message]] : []
    }),
  )
