import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { graphql } from '../../__generated__/index.ts'
import type { FilterFields_ProductsFragment } from '../../__generated__/graphql.ts'
import {
  type FacetName,
  facetParameter,
  type SliderName,
  sliderNames,
} from '../../../shared/catalogue/gallery-address.ts'
import type { ChosenRange, GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { swatchOf } from '../../lib/colour-swatches.ts'
import { rangeBetween } from '../../lib/gallery-choice.ts'
import { equalsIgnoringCase, withRange, withValue } from '../../lib/toggle-filter.ts'
import { useStable } from '../../ui/use-stable.ts'
import { facetOptions } from './facet-options.ts'
import {
  customizationLabel,
  facetLabels,
  notFeaturedLabel,
  rangeLabels,
  facetLabel,
} from './filter-labels.ts'
import { Group, isDisabled, Tick } from './FilterGroup.tsx'
import { PricePresets } from './PricePresets.tsx'
import { RangeField } from './RangeField.tsx'
import { ReadyByFields } from './ReadyByFields.tsx'

export const FilterFields_products = graphql(`
  fragment FilterFields_products on ProductConnection {
    facets {
      category {
        value
        count
      }
      fabricType {
        value
        count
      }
      stitchingType {
        value
        count
      }
      pattern {
        value
        count
      }
      embellishment {
        value
        count
      }
      availabilityStatus {
        value
        count
      }
      color {
        value
        count
      }
      productType {
        value
        count
      }
      size {
        value
        count
      }
      style {
        value
        count
        option {
          id
          name
          translations {
            locale
            name
          }
        }
      }
      featuredProduct
      customizationAvailable
      areCapped
    }
  }
`)

/** Callbacks for changes of the filters. */
export interface FilterChanges {
  choose: (choice: GalleryChoice) => void
  /** The slider is being dragged. */
  move: (choice: GalleryChoice) => void
  /** The slider was released. */
  settle: () => void
}

/** The number of designs of a list. */
export interface ListTotal {
  totalCount: number
  totalCountIsCapped: boolean
}

interface FilterFieldsProps {
  choice: GalleryChoice
  /** Undefined while they load. */
  facets: FilterFields_ProductsFragment['facets'] | undefined
  /** The number of designs, featured or not, that match the other filters. */
  total: ListTotal | undefined
  /** Whether it promises days: with delivery zones. */
  shop: { hasDeliveryZones: boolean } | undefined
  changes: FilterChanges
}

/**
 * All filters of the catalogue. The inputs have the names of the address's parameters. Each group is
 * memoized: rendering all of them on a tap would take a phone too long.
 */
export function FilterFields({ choice, facets, total, shop, changes }: FilterFieldsProps) {
  const { t, i18n } = useLingui()
  const tick = useStable((name: FacetName, value: string, ticked: boolean) =>
    changes.choose(withValue(choice, name, value, ticked)),
  )
  const move = useStable((name: SliderName, from: number, to: number) =>
    changes.move(withRange(choice, name, rangeBetween(name, from, to))),
  )
  const limitPrice = useStable((range: ChosenRange | null) =>
    changes.choose(withRange(choice, 'unitPrice', range)),
  )
  const settle = useStable(() => changes.settle())
  const show = useStable((show: GalleryChoice['show']) => changes.choose({ ...choice, show, after: null }))
  const customize = useStable((customizationAvailable: boolean) =>
    changes.choose({ ...choice, customizationAvailable, after: null }),
  )
  const setReadyBy = useStable((readyBy: string | null, pincode: string | null) =>
    changes.choose({ ...choice, readyBy, pincode, after: null }),
  )
  const list = (name: FacetName) => (
    <FacetGroup
      key={name}
      name={name}
      ticked={choice.facets[name]}
      counts={facets?.[name]}
      areCapped={facets?.areCapped}
      styles={name === 'style' ? facets?.style : undefined}
      onTick={tick}
    />
  )
  return (
    <Box>
      {list('category')}
      {list('fabricType')}
      {list('color')}
      {list('size')}
      {list('style')}
      <Group title={t`Price and discount`} open>
        <PricePresets range={choice.ranges.unitPrice} onChoose={limitPrice} />
        {sliderNames.map((name) => (
          <RangeField
            key={name}
            name={name}
            label={i18n._(rangeLabels[name])}
            range={choice.ranges[name]}
            onMove={move}
            onSettle={settle}
          />
        ))}
      </Group>
      {(shop?.hasDeliveryZones || choice.readyBy !== null) && (
        <ReadyByFields readyBy={choice.readyBy} pincode={choice.pincode} onChange={setReadyBy} />
      )}
      {list('productType')}
      {list('availabilityStatus')}
      {list('pattern')}
      {list('embellishment')}
      {list('stitchingType')}
      <Group title={t`Customization`} open={choice.customizationAvailable}>
        <Tick
          type="checkbox"
          name="customizationAvailable"
          value="true"
          label={i18n._(customizationLabel)}
          count={facets?.customizationAvailable}
          isCapped={facets?.areCapped}
          checked={choice.customizationAvailable}
          onChange={customize}
        />
      </Group>
      <FeaturedGroup shown={choice.show} facets={facets} total={total} onShow={show} />
    </Box>
  )
}

interface FacetGroupProps {
  name: FacetName
  ticked: string[] | undefined
  counts: { value: string; count: number }[] | undefined
  areCapped: boolean | undefined
  /** Of the style's facet. */
  styles: FilterFields_ProductsFragment['facets']['style'] | undefined
  onTick: (name: FacetName, value: string, ticked: boolean) => void
}

/** Groups that are open at first: the ones that most shoppers use. */
const openAtFirst: readonly FacetName[] = ['category', 'fabricType', 'color', 'size']

const FacetGroup = memo(({ name, ticked = [], counts, areCapped, styles, onTick }: FacetGroupProps) => {
  const { i18n } = useLingui()
  const options = facetOptions(name, [
    ...(counts ?? []).map(({ value }) => value),
    // Checked values keep their position, even when the other filters leave no design with them. The server lists those of the style.
    ...(name === 'style'
      ? []
      : ticked.filter((value) => !counts?.some((each) => equalsIgnoringCase(each.value, value)))),
  ])
  if (options.length === 0) return null
  const stateOf = (value: string) => ({
    count: counts && (counts.find((each) => equalsIgnoringCase(each.value, value))?.count ?? 0),
    isCapped: areCapped,
    checked: ticked.some((each) => equalsIgnoringCase(each, value)),
  })
  return (
    <Group
      title={i18n._(facetLabels[name])}
      open={openAtFirst.includes(name) || ticked.length > 0}
      count={ticked.length}
      allDisabled={options.every((value) => isDisabled(stateOf(value)))}
    >
      {options.map((value) => (
        <Tick
          key={value}
          type="checkbox"
          name={name}
          value={facetParameter(name, value)}
          label={facetLabel(name, value, i18n, styles)}
          swatch={name === 'color' ? swatchOf(value) : null}
          {...stateOf(value)}
          onChange={(checked) => onTick(name, value, checked)}
        />
      ))}
    </Group>
  )
})

interface FeaturedGroupProps {
  shown: GalleryChoice['show']
  facets: FilterFieldsProps['facets']
  total: ListTotal | undefined
  onShow: (show: GalleryChoice['show']) => void
}

/** The specification's `featuredProduct`: the same as the toggle above the list, and its opposite. */
const FeaturedGroup = memo(({ shown, facets, total, onShow }: FeaturedGroupProps) => {
  const { t, i18n } = useLingui()
  // The difference of two capped counts is unknown.
  const isKnown = facets && total && !facets.areCapped && !total.totalCountIsCapped
  const options = [
    {
      show: 'featured',
      label: t`Featured`,
      count: facets?.featuredProduct,
      isCapped: facets?.areCapped,
    },
    {
      show: 'others',
      label: i18n._(notFeaturedLabel),
      count: isKnown ? total.totalCount - facets.featuredProduct : undefined,
      isCapped: false,
    },
    {
      show: 'all',
      label: t`All Products`,
      count: total?.totalCount,
      isCapped: total?.totalCountIsCapped,
    },
  ] as const
  return (
    <Group title={t`Featured`} open={shown === 'others'}>
      {options.map(({ show, label, count, isCapped }) => (
        <Tick
          key={show}
          type="radio"
          name="show"
          value={show}
          label={label}
          count={count}
          isCapped={isCapped}
          checked={shown === show}
          onChange={() => onShow(show)}
        />
      ))}
    </Group>
  )
})
