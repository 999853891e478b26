interface Address {
  street: string
  city: string
  state: string
  pincode: string
  country: string
}

/** The `tel:` address of a formatted phone number. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

export const mailLink = (email: string) => `mailto:${email}`

/** A WhatsApp chat with the shop, with a prefilled message. */
export const whatsAppLink = (digits: string, text?: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`

const india = '91'

/** A customer's number as stored, 10 digits, with the country's before it. */
export const internationalNumber = (phone: string) => india + phone

export const addressLines = ({ street, city, state, pincode, country }: Address) => [
  street,
  `${city} ${pincode}`,
  `${state}, ${country}`,
]

/** A map search for the shop's address. */
export const directionsLink = (name: string, address: Address) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    [name, ...addressLines(address)].join(', '),
  )}`
