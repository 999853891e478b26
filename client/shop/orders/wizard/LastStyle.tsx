import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { CustomCategory } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { localizedName } from '../../../lib/localized-name.ts'

const LastStyle_query = graphql(`
  query LastStyle($productId: ID, $customCategory: CustomCategory) {
    lastStyle(productId: $productId, customCategory: $customCategory) {
      id
      name
      translations {
        locale
        name
      }
    }
  }
`)

interface LastStyleProps {
  productId: string | null
  customCategory: CustomCategory | null
  onChoose: (ids: string[]) => void
}

/** Chooses what the shopper chose for the last garment of this kind; nothing where there is none. */
export function LastStyle({ productId, customCategory, onChoose }: LastStyleProps) {
  const { i18n } = useLingui()
  const { data } = useQuery(LastStyle_query, {
    variables: { productId: customCategory === null ? productId : null, customCategory },
  })
  const style = data?.lastStyle ?? []
  if (style.length === 0) return null
  const names = style.map((option) => localizedName(i18n, option)).join(', ')
  return (
    <Button
      variant="ghost"
      mt="2"
      px="2"
      py="2"
      height="auto"
      whiteSpace="normal"
      textAlign="start"
      onClick={() => onChoose(style.map(({ id }) => id))}
    >
      <History />
      <span>
        <Trans>As last time: {names}</Trans>
      </span>
    </Button>
  )
}
