import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { DetailRows_ProductFragment } from '../../__generated__/graphql.ts'
import { type DetailRow, detailRows, garmentRows } from '../../lib/detail-rows.ts'

const rowsAtFirst = 3

/** The product's attributes, with those of its category. */
export function ProductDetails({ product }: { product: DetailRows_ProductFragment }) {
  const { t, i18n } = useLingui()
  const general = detailRows(product, i18n)
  const count = general.length
  const garment = garmentRows(product, i18n)
  return (
    <>
      <Details title={t`Product Details`} rows={general} more={t`View All ${count} Details`} />
      {garment && <Details title={garment.title} rows={garment.rows} more={t`Show More`} />}
    </>
  )
}

interface DetailsProps {
  title: string
  rows: DetailRow[]
  /** The button's label while rows are hidden. */
  more: string
}

function Details({ title, rows, more }: DetailsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const shown = open ? rows : rows.slice(0, rowsAtFirst)
  return (
    <Box as="section" aria-labelledby={`${id}-title`}>
      <Heading as="h2" id={`${id}-title`} size="xl" mb="1">
        {title}
      </Heading>
      <Box as="dl" id={id} divideY="1px">
        {shown.map(({ term, value }) => (
          <Flex key={term} wrap="wrap" columnGap="4" py="2">
            <Text as="dt" flex="0 1 9rem" color="fg.muted">
              {term}
            </Text>
            <Text as="dd" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
              {value}
            </Text>
          </Flex>
        ))}
      </Box>
      {rows.length > rowsAtFirst && (
        <Button
          variant="plain"
          px="0"
          textDecoration="underline"
          textUnderlineOffset="3px"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Show Less` : more}
        </Button>
      )}
    </Box>
  )
}
