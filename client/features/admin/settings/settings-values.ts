import type { SaveShopSettingsInput, ShopSettings_ShopFragment } from '../../../__generated__/graphql.ts'

export interface SlideWords {
  title: string
  subtitle: string
  description: string
  action: string
}

export interface SlideValues extends SlideWords {
  /** Whether it takes the place of the page's own. */
  isSet: boolean
  picture: string | null
  hindi: SlideWords
}

/** The form's fields. */
export interface SettingsValues {
  phone: string
  whatsApp: string
  email: string
  street: string
  city: string
  state: string
  pincode: string
  openingHours: string
  socialLinks: { name: string; url: string }[]
  years: string
  blouses: string
  designs: string
  /** One for each position. */
  slides: SlideValues[]
}

const noWords: SlideWords = { title: '', subtitle: '', description: '', action: '' }

export const wordsOf = ({ title, subtitle, description, action }: SlideWords): SlideWords => ({
  title,
  subtitle,
  description,
  action,
})

/** @param own the page's own slides, which a new one begins with */
export function valuesOf(shop: ShopSettings_ShopFragment, own: readonly SlideWords[]): SettingsValues {
  const { phone, whatsApp, email, address, openingHours, socialLinks, achievements } = shop
  return {
    phone,
    whatsApp,
    email,
    street: address.street,
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    openingHours,
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url })),
    years: achievements.years,
    blouses: achievements.blouses,
    designs: achievements.designs,
    slides: own.map((words, index) => {
      const set = shop.heroSlides.find(({ position }) => position === index + 1)
      return {
        ...wordsOf(set ?? words),
        isSet: set !== undefined,
        picture: set?.picture ?? null,
        hindi: set?.hindi ? wordsOf(set.hindi) : noWords,
      }
    }),
  }
}

/** What differs from before, as the shop wants it: the rest goes on following the configuration. */
export function inputOf(
  values: SettingsValues,
  before: SettingsValues,
  version: number,
): SaveShopSettingsInput {
  const [now, old] = [asInput(values), asInput(before)]
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
  )
  return { version, ...(Object.fromEntries(changed) as Partial<typeof now>) }
}

const asInput = (values: SettingsValues) => {
  const { phone, whatsApp, email, street, city, state, pincode, openingHours, socialLinks } = values
  const { years, blouses, designs, slides } = values
  return {
    phone,
    whatsApp,
    email,
    address: { street, city, state, pincode },
    openingHours,
    socialLinks,
    achievements: { years, blouses, designs },
    heroSlides: slides.flatMap(({ isSet, picture, hindi, ...words }, index) =>
      isSet
        ? [
            {
              position: index + 1,
              ...words,
              picture,
              hindi: Object.values(hindi).some(Boolean) ? hindi : null,
            },
          ]
        : [],
    ),
  }
}

/** Where a refusal belongs: the shop's `heroSlides.0.title` is the form's `slides.2.title` when only the third is set. */
export function fieldOf(field: string | null | undefined, { slides }: SettingsValues): string {
  const [group = '', index = '', ...rest] = (field ?? '').split('.')
  if (group === 'address' || group === 'achievements') return index
  if (group !== 'heroSlides') return field ?? ''
  const set = slides.flatMap(({ isSet }, position) => (isSet ? [position] : []))
  return ['slides', set[Number(index)] ?? '', ...rest].join('.')
}
