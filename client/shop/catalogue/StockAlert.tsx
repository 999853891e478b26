import { Box, Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const loadForm = async () => (await import('./StockAlertForm.tsx')).StockAlertForm

interface StockAlertProps {
  productId: string
  /** The sold-out sizes; null stands for the product without one. */
  soldOut: readonly (string | null)[]
}

/** A button that opens the form of the back-in-stock notification. */
export function StockAlert({ productId, soldOut }: StockAlertProps) {
  const { Component: StockAlertForm, warmUp, want } = useLazyComponent(loadForm, { ahead: false })
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (StockAlertForm && open) return <StockAlertForm productId={productId} soldOut={soldOut} />
  const sizes = soldOut.filter((size) => size !== null).join(', ')
  return (
    <Box>
      {sizes && (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {t`Sold out`}: {sizes}
        </Text>
      )}
      <Button
        variant="outline"
        minH="11"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={async () => setOpen(await want())}
      >
        <Bell aria-hidden />
        <Trans>Tell me when it is back</Trans>
      </Button>
    </Box>
  )
}
