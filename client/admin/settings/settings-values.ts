import { msg } from '@lingui/core/macro'
import { amountText } from '../../../shared/grammars/amount.ts'
import { countText } from '../../../shared/grammars/count.ts'
import { type FieldReader, notAnAmount } from '../forms/read-form.ts'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import type {
  AdminSettingsQuery,
  Category,
  OrderType,
  SaveShopSettingsInput,
  ShopSettings_ShopFragment,
} from '../../__generated__/graphql.ts'
import { toNumber } from '../../lib/to-number.ts'

export type ConfiguredFacts = Omit<NonNullable<AdminSettingsQuery['configuredShop']>, '__typename'>

export interface SlideTexts {
  title: string
  subtitle: string
  description: string
  action: string
}

export interface SlideValues extends SlideTexts {
  /** Whether it replaces the default slide. */
  isSet: boolean
  picture: string | null
  hindi: SlideTexts
}

export interface TileValues {
  category: Category
  isShown: boolean
  /** '' for the category's own name. */
  title: string
  hindiTitle: string
  picture: string | null
}

/** A rule for advances as it is typed: amounts in rupees. */
export interface AdvanceValues {
  /** '' for orders of every type. */
  orderType: OrderType | ''
  minimumTotal: string
  unit: 'percent' | 'amount'
  value: string
}

/** '' for the English text on Hindi pages. */
export interface FitNotesValues {
  readyMade: string
  readyMadeHindi: string
  tailored: string
  tailoredHindi: string
}

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
  advanceRules: AdvanceValues[]
  /** '' while the shop takes no UPI transfers. */
  vpa: string
  payeeName: string
  fitNotes: FitNotesValues
  /** As typed. */
  returnDays: string
  /** In rupees, as typed; '' for no limit. */
  cashOnDeliveryLimit: string
  /** In rupees, as typed; '' for none. */
  cashOnDeliveryFee: string
  /** As typed; '' for everywhere. */
  cashOnDeliveryPrefixes: string
  roundsTotals: boolean
  /** One for each category, in the order of the home page. */
  tiles: TileValues[]
  /** One for each position. */
  slides: SlideValues[]
}

/** The configured or default value of each setting that isn't set. */
export type ConfiguredValues = Omit<SettingsValues, 'slides'>

const emptyTexts: SlideTexts = { title: '', subtitle: '', description: '', action: '' }

const textsOf = ({ title, subtitle, description, action }: SlideTexts): SlideTexts => ({
  title,
  subtitle,
  description,
  action,
})

const hindiOf = (slide: ShopSettings_ShopFragment['heroSlides'][number]): SlideTexts => ({
  title: slide.hindiTitle,
  subtitle: slide.hindiSubtitle,
  description: slide.hindiDescription,
  action: slide.hindiAction,
})

/** @param own the default slides, which new ones start from */
export const valuesOf = (shop: ShopSettings_ShopFragment, own: readonly SlideTexts[]): SettingsValues => ({
  ...configuredValuesOf(shop),
  slides: own.map((texts, index) => {
    const set = shop.heroSlides.find(({ position }) => position === index + 1)
    return {
      ...textsOf(set ?? texts),
      isSet: set !== undefined,
      picture: set?.picture ?? null,
      hindi: set ? hindiOf(set) : emptyTexts,
    }
  }),
})

export function configuredValuesOf(shop: ConfiguredFacts): ConfiguredValues {
  const { phone, whatsApp, email, address, openingHours, socialLinks, achievements, fitNotes } = shop
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
    advanceRules: shop.advanceRules.map(advanceValuesOf),
    vpa: shop.upi?.vpa ?? '',
    payeeName: shop.upi?.payeeName ?? '',
    fitNotes: {
      readyMade: fitNotes.readyMade,
      readyMadeHindi: fitNotes.readyMadeHindi,
      tailored: fitNotes.tailored,
      tailoredHindi: fitNotes.tailoredHindi,
    },
    returnDays: countText(shop.returnDays),
    cashOnDeliveryLimit: shop.cashOnDeliveryLimit == null ? '' : amountText(shop.cashOnDeliveryLimit),
    cashOnDeliveryFee: shop.cashOnDeliveryFee === 0 ? '' : amountText(shop.cashOnDeliveryFee),
    cashOnDeliveryPrefixes: shop.cashOnDeliveryPrefixes.join(', '),
    roundsTotals: shop.roundsTotals,
    tiles: tilesOf(shop.categoryTiles),
  }
}

const advanceValuesOf = ({
  orderType,
  minimumTotal,
  percent,
  amount,
}: ConfiguredFacts['advanceRules'][number]): AdvanceValues => ({
  orderType: orderType ?? '',
  minimumTotal: amountText(minimumTotal),
  unit: percent == null ? 'amount' : 'percent',
  value: percent == null ? amountText(amount ?? 0) : countText(percent),
})

const advanceInputOf =
  (read: FieldReader) =>
  ({ orderType, minimumTotal, unit, value }: AdvanceValues, index: number) => {
    const rule = `advanceRules.${index}`
    return {
      orderType: orderType || null,
      minimumTotal: read.optionalAmount(`${rule}.minimumTotal`, minimumTotal) ?? 0,
      percent: unit === 'percent' ? read.count(`${rule}.percent`, value, notAPercent) : null,
      amount: unit === 'amount' ? read.amount(`${rule}.amount`, value, notAnAmount) : null,
    }
  }

const notAPercent = msg`Write a whole percent, such as 50.`

/** The tiles that are set, followed by a hidden tile for each remaining category. */
function tilesOf(set: ConfiguredFacts['categoryTiles']): TileValues[] {
  const tiles = set.map(({ category, isShown, title, hindiTitle, picture }): TileValues => ({
    category,
    isShown,
    title: title ?? '',
    hindiTitle: hindiTitle ?? '',
    picture,
  }))
  const others = (Object.keys(categories) as Category[]).filter(
    (category) => !tiles.some((tile) => tile.category === category),
  )
  return [
    ...tiles,
    ...others.map((category) => ({ category, isShown: false, title: '', hindiTitle: '', picture: null })),
  ]
}

/** Merges another user's saved changes with what was typed since. */
export function rebased(values: SettingsValues, before: SettingsValues, serverValues: SettingsValues) {
  const typed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
  )
  return { ...serverValues, ...(Object.fromEntries(typed) as Partial<SettingsValues>) }
}

/** The changed settings as the mutation's input. A value equal to the configured one resets the setting. */
export function inputOf(
  read: FieldReader,
  values: SettingsValues,
  before: SettingsValues,
  configured: ConfiguredValues,
  version: number,
): SaveShopSettingsInput {
  const [now, old, unset] = [
    asInput(read, values),
    asInput(read, before),
    asInput(read, { ...configured, slides: [] }),
  ]
  const same = (name: string, one: typeof now, other: typeof now) =>
    JSON.stringify(one[name as Fact]) === JSON.stringify(other[name as Fact])
  const changed = Object.entries(now)
    .filter(([name]) => !same(name, now, old))
    .map(([name, value]) => [name, same(name, now, unset) ? null : value])
  return { version, ...(Object.fromEntries(changed) as Partial<typeof now>) }
}

type Fact = keyof ReturnType<typeof asInput>

const asInput = (read: FieldReader, values: SettingsValues) => {
  const { phone, whatsApp, email, street, city, state, pincode, openingHours, socialLinks } = values
  const { years, blouses, designs, advanceRules, vpa, payeeName, fitNotes, returnDays, tiles, slides } =
    values
  return {
    phone,
    whatsApp,
    email,
    address: { street, city, state, pincode },
    openingHours,
    socialLinks,
    achievements: { years, blouses, designs },
    advanceRules: advanceRules.map(advanceInputOf(read)),
    upi: vpa || payeeName ? { vpa, payeeName } : null,
    fitNotes,
    returnDays: read.count('returnDays', returnDays),
    cashOnDeliveryLimit: read.optionalAmount('cashOnDeliveryLimit', values.cashOnDeliveryLimit),
    cashOnDeliveryFee: read.optionalAmount('cashOnDeliveryFee', values.cashOnDeliveryFee) ?? 0,
    cashOnDeliveryPrefixes: values.cashOnDeliveryPrefixes.split(/[\s,;]+/).filter(Boolean),
    roundsTotals: values.roundsTotals,
    categoryTiles: tiles,
    heroSlides: slides.flatMap(({ isSet, picture, hindi, ...texts }, index) =>
      isSet
        ? [
            {
              position: index + 1,
              ...texts,
              picture,
              hindi: Object.values(hindi).some(Boolean) ? hindi : null,
            },
          ]
        : [],
    ),
  }
}

/**
 * Maps an error's path to a form field: the input's `heroSlides.0.title` is the form's `slides.2.title`
 * when only the third slide is set.
 */
export function fieldOf(field: string | null | undefined, { slides }: SettingsValues): string {
  const [group = '', index = '', ...rest] = (field ?? '').split('.')
  if (group === 'address' || group === 'achievements' || group === 'upi') return index
  if (group === 'cashOnDeliveryPrefixes') return group
  if (group === 'categoryTiles') return ['tiles', index, ...rest].join('.')
  if (group !== 'heroSlides') return field ?? ''
  const set = slides.flatMap(({ isSet }, position) => (isSet ? [position] : []))
  return ['slides', set[toNumber(index)] ?? '', ...rest].join('.')
}

/** The messages of refused fields, by field name. */
export type Errors = Partial<Record<string, string>>
