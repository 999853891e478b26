import { Button } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { lazy } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { countFilters } from '../../lib/gallery-choice.ts'
import { withoutFilters } from '../../lib/without-filters.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import type { ListTotal } from './FilterFields.tsx'

interface NoProductsProps {
  choice: GalleryChoice
  /** The number of matches without the Featured toggle. */
  all: ListTotal | undefined
  /** Whether the search asks about the shop, not for designs. */
  asksAboutShop: boolean
}

const OtherDesigns = lazy(async () => ({ default: (await import('./OtherDesigns.tsx')).OtherDesigns }))

/** The empty state, with suggestions. */
export function NoProducts({ choice, all, asksAboutShop }: NoProductsProps) {
  const { i18n } = useLingui()
  const { title, text, link } = describe(choice, all, asksAboutShop, i18n)
  return (
    <>
      <EmptyState title={title} text={text}>
        <Button asChild variant="outline">
          <RouterLink to={link.to}>{link.label}</RouterLink>
        </Button>
      </EmptyState>
      <LazySection>
        <OtherDesigns choice={choice} />
      </LazySection>
    </>
  )
}

function describe(choice: GalleryChoice, total: ListTotal | undefined, asksAboutShop: boolean, i18n: I18n) {
  const { show, search } = choice
  const filtered = countFilters(choice) > 0
  const all = total?.totalCount ?? 0
  if ((filtered || search) && show === 'featured' && all > 0) {
    return {
      title: i18n._(msg`No featured designs match`),
      text: i18n._(msg`None of our featured designs is like that. Others are.`),
      link: {
        label: total?.totalCountIsCapped
          ? i18n._(msg`See all designs`)
          : i18n._(msg`${plural(all, { one: 'See # design', other: 'See all # designs' })}`),
        to: paths.gallery({ ...choice, show: 'all', after: null }),
      },
    }
  }
  if (asksAboutShop) {
    return {
      title: i18n._(msg`That is a question about the shop`),
      text: i18n._(msg`Its answer is above.`),
      link: { label: i18n._(msg`See all products`), to: paths.gallery({ show: 'all' }) },
    }
  }
  if (filtered) {
    return {
      title: i18n._(msg`No designs match`),
      text: i18n._(
        msg`Nothing in the catalogue has all of these at once. Take a filter away, or begin again.`,
      ),
      link: { label: i18n._(msg`Reset Filters`), to: paths.gallery(withoutFilters(choice)) },
    }
  }
  if (search) {
    return {
      title: i18n._(msg`No designs for “${search}”`),
      text: i18n._(msg`Try fewer or other words: a garment, a fabric, a colour.`),
      link: { label: i18n._(msg`Clear search`), to: paths.gallery({ show: 'all' }) },
    }
  }
  if (show === 'featured') {
    return {
      title: i18n._(msg`No Featured Products`),
      text: i18n._(msg`Check back later for featured items`),
      link: { label: i18n._(msg`See all products`), to: paths.gallery({ show: 'all' }) },
    }
  }
  return {
    title: i18n._(msg`New designs are on their way`),
    text: i18n._(msg`The shelves are empty just now. Tell us what you would like, and we stitch it for you.`),
    link: { label: i18n._(msg`Order your own design`), to: paths.order(null, 'custom') },
  }
}
