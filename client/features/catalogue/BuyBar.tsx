import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { OrderButtons } from './OrderButtons.tsx'

const BuyBar_product = graphql(`
  fragment BuyBar_product on Product {
    id
    ...OrderButtons_product
  }
`)

/** On phones the way to buy stays within the thumb's reach, until the footer comes. */
export function BuyBar({ product }: { product: FragmentType<typeof BuyBar_product> }) {
  const { data } = useSuspenseFragment({
    fragment: BuyBar_product,
    fragmentName: 'BuyBar_product',
    from: product,
  })
  return (
    <Box
      display={{ base: 'block', md: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="docked"
      px="4"
      pt="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="md"
    >
      <OrderButtons product={data} place="page" />
    </Box>
  )
}
