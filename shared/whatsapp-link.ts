const india = '91'

/** A customer's number as stored, 10 digits, with the country's before it. */
export const internationalNumber = (phone: string) => india + phone

/** A WhatsApp chat with this number, with a prefilled message. */
export const whatsAppLink = (digits: string, text?: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
