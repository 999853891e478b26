import { z } from 'zod'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import { phoneDigits } from '../../../shared/grammars/phone.ts'
import { normalizeIdentifier } from '../../../shared/grammars/text.ts'
import { internationalNumber } from '../../../shared/whatsapp-link.ts'
import type { AdvanceRule } from '../../../shared/orders/advance.ts'
import { Category, OrderType } from '../../platform/database/__generated__/prisma/enums.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { pincode, pincodePrefix } from '../phone-number.ts'
import {
  amount,
  optionalLongText,
  optionalText,
  requiredLongText,
  requiredText,
  uniqueBy,
} from '../validation.ts'
import { type AppointmentHours, appointmentHours, closedDays } from './appointment-hours.ts'
import { closesAfterOpening, hoursForm } from './opening-hours.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The texts of a slide of the home page. */
const slideText = z.object({
  title: requiredText(60),
  subtitle: requiredText(80),
  description: requiredLongText(200),
  action: requiredText(60),
})

const own = (form: RegExp, error: string) =>
  z.string().overwrite(normalizeIdentifier).regex(form, { error, abort: true })

/** A number as people read it: other dashes, brackets and dots become spaces. */
const displayedPhone = (typed: string) =>
  withLatinDigits(normalizeIdentifier(typed))
    .replace(/^tel:/i, '')
    .replace(/[\s\p{Pd}().\u00b7/]+/gu, ' ')
    .trim()

/** A WhatsApp number with its country: that of India where ten digits are typed. */
const internationalDigits = (typed: string) => {
  const digits = phoneDigits(typed)
  return digits === null ? displayedPhone(typed).replace(/[\s+]/g, '') : internationalNumber(digits)
}

/**
 * The path of one of the shop's own pictures. The upload call returns it with the shop's own host where that is
 * known.
 */
const ownPicture = own(
  /^(https?:\/\/[^/\s]+)?\/images\/[a-z0-9]{16,40}\.webp$/,
  /*i18n*/ 'Upload the picture to the shop first.',
)
  .nullish()
  .transform((picture) => picture?.slice(picture.indexOf('/images/')) ?? null)

const optionalNote = optionalLongText(600).transform((note) => note ?? null)

const optionalTitle = optionalText(30).transform((title) => title ?? null)

const optionalNumber = (number: z.ZodNumber) => number.nullish().transform((value) => value ?? null)

/** As `AdvanceRule`. */
const advanceRule = z
  .object({
    orderType: z
      .enum(OrderType)
      .nullish()
      .transform((type) => type ?? null),
    minimumTotal: amount,
    percent: optionalNumber(z.int().min(1).max(100)),
    amount: optionalNumber(amount.min(1)),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
    path: ['percent'],
    error: /*i18n*/ 'Write either a percentage or an amount.',
  })

/** The owner's settings; null where the configuration's value, or the page's own, applies. */
export const settingsInput = z.object({
  phone: z
    .string()
    .overwrite(displayedPhone)
    .regex(/^\+?[\d ]{8,20}$/, {
      error: /*i18n*/ 'That isn’t a phone number. It looks like +91 22 5550 0142.',
    })
    .nullable(),
  whatsApp: z
    .string()
    .overwrite(internationalDigits)
    .regex(/^\d{8,15}$/, { error: /*i18n*/ 'Type digits alone, the country’s first: 912255500142.' })
    .nullable(),
  email: emailAddress.nullable(),
  address: z
    .object({
      street: requiredText(200),
      city: requiredText(100),
      state: requiredText(100),
      pincode,
    })
    .nullable(),
  openingHours: own(
    hoursForm,
    /*i18n*/ 'Write the hours like this: Mo-Sa 09:00-19:00, or several with commas between.',
  )
    .refine(closesAfterOpening, {
      error:
        /*i18n*/ 'The shop has to close after it opens: write the opening time first, as in Mo-Sa 09:00-19:00.',
    })
    .nullable(),
  socialLinks: z
    .array(
      z.object({
        name: requiredText(50),
        url: own(/^https:\/\/[^\s/?#@]+\.[^\s@]+$/i, /*i18n*/ 'A link begins with https://.').max(500),
      }),
    )
    .max(8)
    .superRefine(
      uniqueBy('name', ({ name }) => name.toLowerCase(), /*i18n*/ 'Each link needs a name of its own.'),
    )
    .nullable(),
  heroSlides: z
    .array(
      slideText.extend({
        position: z.int().min(1).max(3),
        picture: ownPicture,
        hindi: slideText.nullish().transform((texts) => texts ?? null),
      }),
    )
    .max(3)
    .superRefine(uniqueBy('position', ({ position }) => position, /*i18n*/ 'Each position has one slide.'))
    .nullable(),
  categoryTiles: z
    .array(
      z.object({
        category: z.enum(Category),
        isShown: z.boolean(),
        title: optionalTitle,
        hindiTitle: optionalTitle,
        picture: ownPicture,
      }),
    )
    .superRefine(uniqueBy('category', ({ category }) => category, /*i18n*/ 'Each category has one tile.'))
    .nullable(),
  achievements: z
    .object({ years: requiredText(12), blouses: requiredText(12), designs: requiredText(12) })
    .nullable(),
  advanceRules: z
    .array(advanceRule)
    .max(10)
    .superRefine(
      uniqueBy(
        'orderType',
        ({ orderType, minimumTotal }) => `${orderType} ${minimumTotal}`,
        /*i18n*/ 'Two rules are for the same orders. Keep one of them.',
      ),
    )
    .nullable(),
  upi: z
    .object({
      vpa: own(
        /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/i,
        /*i18n*/ 'That isn’t a UPI address. It looks like roopkala@okbank.',
      ),
      payeeName: requiredText(60),
    })
    .nullable(),
  fitNotes: z
    .object({
      readyMade: requiredLongText(600),
      readyMadeHindi: optionalNote,
      tailored: requiredLongText(600),
      tailoredHindi: optionalNote,
    })
    .nullable(),
  returnDays: z.int().min(0).max(90).nullable(),
  cashOnDeliveryLimit: amount
    .min(1, { error: /*i18n*/ 'Write more than ₹0, or nothing for no limit.' })
    .nullable(),
  cashOnDeliveryFee: amount.max(100_000, { error: /*i18n*/ 'Write ₹1,000 at most.' }).nullable(),
  cashOnDeliveryPrefixes: z
    .array(pincodePrefix)
    .max(500)
    .transform((prefixes) => [...new Set(prefixes)].sort())
    .nullable(),
  roundsTotals: z.boolean().nullable(),
  appointmentHours: appointmentHours.nullable(),
  closedDays: closedDays.nullable(),
})

/** The account that receives the shop's UPI transfers. */
export type UpiAccount = NonNullable<z.output<typeof settingsInput>['upi']>

export type ShopSettings = Partial<z.output<typeof settingsInput>>

/** The specification's, section 1. */
const achievements = { years: '10+', blouses: '5000+', designs: '150+' }

/** Until the owner writes others. */
const fitNotes = {
  readyMade:
    'Tell us within 7 days. We exchange an unworn piece for another size while we have one, or alter it in our workshop.',
  readyMadeHindi:
    '7 दिनों के भीतर हमें बताइए। बिना पहना कपड़ा हम दूसरे साइज़ से बदल देते हैं, जब तक वह हमारे पास हो, या अपनी वर्कशॉप में ठीक कर देते हैं।',
  tailored:
    'It is stitched for you, so we make it fit. Tell us within 14 days and bring it or send it back: the first alteration is free.',
  tailoredHindi:
    'यह आपके लिए सिला जाता है, इसलिए फ़िटिंग हम ठीक करते हैं। 14 दिनों के भीतर बताइए और इसे ले आइए या वापस भेजिए: पहला आल्टरेशन मुफ़्त है।',
}

/** As the notes on fit promise. */
const returnDays = 7

/** The categories with pictures on the home page. */
const categoryTiles = (['LEHENGA', 'SAREE', 'SUIT', 'BLOUSE', 'DRESS'] as const).map((category) => ({
  category,
  isShown: true,
  title: null,
  hindiTitle: null,
  picture: null,
}))

/** The configuration's values overridden by the owner's. */
export type Shop = ShopFacts & {
  heroSlides: NonNullable<ShopSettings['heroSlides']>
  categoryTiles: NonNullable<ShopSettings['categoryTiles']>
  achievements: NonNullable<ShopSettings['achievements']>
  advanceRules: AdvanceRule[]
  upi: UpiAccount | null
  fitNotes: NonNullable<ShopSettings['fitNotes']>
  returnDays: number
  /** In paise; null for any total. */
  cashOnDeliveryLimit: number | null
  cashOnDeliveryPrefixes: string[]
  /** In paise. */
  cashOnDeliveryFee: number
  /** Whether the totals of new orders are rounded to the rupee. */
  roundsTotals: boolean
  /** Monday first; empty while the shop takes no appointments. */
  appointmentHours: AppointmentHours[]
  closedDays: string[]
  settingsVersion: number
}

export const withSettings = (facts: ShopFacts, settings: ShopSettings, version: number): Shop => ({
  ...facts,
  phone: settings.phone ?? facts.phone,
  whatsApp: settings.whatsApp ?? facts.whatsApp,
  email: settings.email ?? facts.email,
  address: { ...facts.address, ...settings.address },
  openingHours: settings.openingHours ?? facts.openingHours,
  socialLinks: settings.socialLinks ?? facts.socialLinks,
  heroSlides: settings.heroSlides ?? [],
  categoryTiles: settings.categoryTiles ?? categoryTiles,
  achievements: settings.achievements ?? achievements,
  advanceRules: settings.advanceRules ?? [],
  upi: settings.upi ?? null,
  fitNotes: settings.fitNotes ?? fitNotes,
  returnDays: settings.returnDays ?? returnDays,
  cashOnDeliveryLimit: settings.cashOnDeliveryLimit ?? null,
  cashOnDeliveryPrefixes: settings.cashOnDeliveryPrefixes ?? [],
  cashOnDeliveryFee: settings.cashOnDeliveryFee ?? 0,
  roundsTotals: settings.roundsTotals ?? false,
  appointmentHours: settings.appointmentHours ?? [],
  closedDays: settings.closedDays ?? [],
  settingsVersion: version,
})
