import { Box, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { noonOf, yearUnlessCurrent } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import type { LabelledGarment } from './printout-documents.ts'

interface GarmentLabelProps {
  garment: LabelledGarment
  /** Whose it is: a first name or the order's number. */
  owner: string
  /** Opens the garment in the workshop. */
  link: string
}

/** In mm: a usual size of label printers. */
export const labelSize = { width: 50, height: 30 } as const

/** What is tied to a garment: no price, no phone and no full name, since everybody in the workshop reads it. */
export function GarmentLabel({
  garment: { code, category, style, dueDate },
  owner,
  link,
}: GarmentLabelProps) {
  const { i18n } = useLingui()
  const due =
    dueDate &&
    i18n.date(noonOf(dueDate), { day: 'numeric', month: 'short', ...yearUnlessCurrent(dueDate), timeZone })
  return (
    <Flex
      as="section"
      aria-label={code}
      data-label=""
      width={`${labelSize.width}mm`}
      height={`${labelSize.height}mm`}
      p="1.5mm"
      gap="1.5mm"
      align="center"
      overflow="hidden"
      bg="white"
      color="black"
      fontSize="8pt"
      lineHeight="1.25"
      breakInside="avoid"
    >
      <QrCode text={link} size="23mm" />
      <Box minW="0" flex="1">
        <Text fontSize="9pt" fontWeight="bold" overflowWrap="anywhere">
          {code}
        </Text>
        <Text lineClamp={3}>
          {[i18n._(categoryLabels[category]), ...style.map((option) => localizedName(i18n, option))].join(
            ', ',
          )}
        </Text>
        <Text lineClamp={1} fontWeight="semibold">
          {owner}
        </Text>
        {due && (
          <Text>
            <Trans>Due {due}</Trans>
          </Text>
        )}
      </Box>
    </Flex>
  )
}
