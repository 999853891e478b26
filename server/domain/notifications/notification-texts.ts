import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'

/** A notification's text, in each language. Short, and without names of customers: lock screens show it to everybody. */
export type TextsOfLanguages = Record<Language, { title: string; body: string }>

/** @param amount in words of the shop, such as `₹4,200`; null for an order that is to be quoted */
export const newOrderTexts = (orderNumber: string, amount: string | null): TextsOfLanguages => ({
  EN: { title: 'New order', body: amount ? `${orderNumber}: ${amount}` : `${orderNumber}: to be quoted` },
  HI: { title: 'नया ऑर्डर', body: amount ? `${orderNumber}: ${amount}` : `${orderNumber}: दाम बताना है` },
})

export const quoteAcceptedTexts = (orderNumber: string, amount: string): TextsOfLanguages => ({
  EN: { title: 'Quote accepted', body: `${orderNumber}: ${amount}` },
  HI: { title: 'दाम स्वीकार हुआ', body: `${orderNumber}: ${amount}` },
})

export const paymentToConfirmTexts = (orderNumber: string, amount: string): TextsOfLanguages => ({
  EN: { title: 'Payment to confirm', body: `${orderNumber}: ${amount} by UPI` },
  HI: { title: 'भुगतान की पुष्टि करनी है', body: `${orderNumber}: UPI से ${amount}` },
})

/** @param left how many ready-made pieces */
export const lowStockTexts = (design: string, left: number): TextsOfLanguages => ({
  EN: {
    title: 'Low stock',
    body: left === 0 ? `${design} is sold out ready-made.` : `${design}: ${left} left ready-made.`,
  },
  HI: {
    title: 'स्टॉक कम है',
    body: left === 0 ? `${design} का रेडीमेड स्टॉक ख़त्म हो गया।` : `${design}: रेडीमेड ${left} बचे हैं।`,
  },
})

/** @param left with its unit, such as `1.5 m` */
export const lowMaterialTexts = (material: string, left: string): TextsOfLanguages => ({
  EN: { title: 'Material running out', body: `${material}: ${left} left.` },
  HI: { title: 'सामान कम है', body: `${material}: ${left} बचा है।` },
})

/** @param reason why its last attempt failed, as an English sentence */
export const messageFailedTexts = (reason: string): TextsOfLanguages => ({
  EN: { title: 'A message failed', body: reason },
  HI: { title: 'एक संदेश नहीं भेजा गया', body: 'खोलकर देखें कि क्यों, और फिर से भेजें।' },
})

/** @param program the name of the API client whose webhook it is */
export const webhookDisabledTexts = (program: string): TextsOfLanguages => ({
  EN: { title: 'Webhook switched off', body: `${program} no longer receives changes.` },
  HI: { title: 'वेबहुक बंद हुआ', body: `${program} को अब बदलाव नहीं भेजे जा रहे।` },
})

export const alterationAssignedTexts = (orderNumber: string): TextsOfLanguages => ({
  EN: { title: 'New work for you', body: `An alteration of order ${orderNumber} was assigned to you.` },
  HI: { title: 'आपके लिए नया काम', body: `ऑर्डर ${orderNumber} में एक बदलाव का काम आपको दिया गया है।` },
})

export const garmentAssignedTexts = (code: string): TextsOfLanguages => ({
  EN: { title: 'New work for you', body: `The garment ${code} was assigned to you.` },
  HI: { title: 'आपके लिए नया काम', body: `परिधान ${code} आपको दिया गया है।` },
})
