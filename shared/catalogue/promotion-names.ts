import type { Named } from '../name-translations.ts'

/** Names of usual promotions, which are stored in all languages whatever that of the owner's page is. */
export const promotionNames = {
  large: { name: 'Large orders', translations: [{ locale: 'HI', name: 'बड़े ऑर्डर' }] },
  festival: { name: 'Festival offer', translations: [{ locale: 'HI', name: 'त्योहार का ऑफ़र' }] },
  firstOrder: { name: 'Welcome', translations: [{ locale: 'HI', name: 'स्वागत' }] },
  freeDelivery: { name: 'Free delivery', translations: [{ locale: 'HI', name: 'मुफ़्त डिलीवरी' }] },
  coupon: { name: 'Thank you', translations: [{ locale: 'HI', name: 'धन्यवाद' }] },
} satisfies Record<string, Named>
