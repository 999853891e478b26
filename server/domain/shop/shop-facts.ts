/** The shop's own data; set by the environment, shown on pages and in structured data. */
export interface ShopFacts {
  name: string
  phone: string
  whatsApp: string
  email: string
  address: { street: string; city: string; state: string; pincode: string; country: string }
  openingHours: string
  socialLinks: { name: string; url: string }[]
}
