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
