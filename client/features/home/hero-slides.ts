import { paths } from '../../paths.ts'

/** The three slides of the home page. Their pictures lie in client/public/hero. */
export const heroSlides = [
  {
    title: 'Wear what was made for you',
    subtitle: 'Lehengas, sarees, suits and blouses',
    description:
      'Designs for weddings and workdays alike: ready to wear, or stitched to your own measurements.',
    action: { label: 'Explore Designs', to: paths.gallery() },
    picture: '/hero/hero-1',
    ground: 'ground.ivory',
  },
  {
    title: 'Bring the cloth, keep the dream',
    subtitle: 'Custom tailoring from your idea',
    description:
      'Show us a picture or a sketch. We cut, embroider and fit until it sits the way you imagined.',
    action: { label: 'Start Your Design', to: paths.order(null, 'custom') },
    picture: '/hero/hero-2',
    ground: 'ground.rose',
  },
  {
    title: 'Festive, and on time',
    subtitle: 'Ready-made pieces, finished by hand',
    description: 'Choose a piece today and have it altered to you before the sangeet, not after.',
    action: { label: 'Order Now', to: paths.gallery() },
    picture: '/hero/hero-3',
    ground: 'ground.sage',
  },
] as const

export type HeroSlide = (typeof heroSlides)[number]
