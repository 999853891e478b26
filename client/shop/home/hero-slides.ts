import { useFragment } from '@apollo/client/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'

/**
 * The default slides of the home page, until the owner replaces them. Their pictures are in
 * client/public/hero.
 */
const heroSlides = [
  {
    title: msg`Wear what was made for you`,
    subtitle: msg`Lehengas, sarees, suits and blouses`,
    description: msg`Designs for weddings and workdays alike: ready to wear, or stitched to your own measurements.`,
    action: { label: msg`Explore Designs`, to: paths.gallery() },
    picture: '/hero/hero-1',
    ground: 'ground.ivory',
  },
  {
    title: msg`Bring the cloth, keep the dream`,
    subtitle: msg`Custom tailoring from your idea`,
    description: msg`Show us a picture or a sketch. We cut, embroider and fit it to your own measurements.`,
    action: { label: msg`Start Your Design`, to: paths.order(null, 'custom') },
    picture: '/hero/hero-2',
    ground: 'ground.rose',
  },
  {
    title: msg`Ready for the festive season`,
    subtitle: msg`Ready-made pieces`,
    description: msg`Choose a piece you love and order it as it is, or have it stitched to your measurements.`,
    action: { label: msg`Order Now`, to: paths.gallery() },
    picture: '/hero/hero-3',
    ground: 'ground.sage',
  },
] as const

const HeroSlides_shop = graphql(`
  fragment HeroSlides_shop on Shop {
    heroSlides {
      position
      title
      subtitle
      description
      action
      picture
      hindiTitle: title(locale: HI, fallback: false)
      hindiSubtitle: subtitle(locale: HI, fallback: false)
      hindiDescription: description(locale: HI, fallback: false)
      hindiAction: action(locale: HI, fallback: false)
    }
  }
`)

export interface HeroSlide {
  title: string
  subtitle: string
  description: string
  action: { label: string; to: string }
  /** The address of an uploaded picture, or the path prefix of the default ones. */
  picture: string
  ground: (typeof heroSlides)[number]['ground']
  /** Set where the text isn't in the page's language. */
  lang?: 'en'
}

/** The default slides in the page's language. */
export function useOwnHeroSlides(): HeroSlide[] {
  const { i18n } = useLingui()
  return heroSlides.map(({ title, subtitle, description, action, ...slide }) => ({
    ...slide,
    title: i18n._(title),
    subtitle: i18n._(subtitle),
    description: i18n._(description),
    action: { label: i18n._(action.label), to: action.to },
  }))
}

/** The slides in the page's language, with the owner's replacements. */
export function useHeroSlides(): HeroSlide[] {
  const { i18n } = useLingui()
  const { data, complete } = useFragment({ fragment: HeroSlides_shop, from: { __typename: 'Shop' } })
  return useOwnHeroSlides().map((slide, index) => {
    const own = complete && data.heroSlides.find(({ position }) => position === index + 1)
    if (!own) return slide
    const isHindi = i18n.locale === 'hi' && own.hindiTitle !== ''
    return {
      ...slide,
      title: isHindi ? own.hindiTitle : own.title,
      subtitle: isHindi ? own.hindiSubtitle : own.subtitle,
      description: isHindi ? own.hindiDescription : own.description,
      action: { label: isHindi ? own.hindiAction : own.action, to: slide.action.to },
      picture: own.picture ?? slide.picture,
      ...(i18n.locale === 'hi' && !isHindi && { lang: 'en' }),
    }
  })
}
