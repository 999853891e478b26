const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** For messages: 123450 paise as '₹1,234.50'. */
export const formatRupees = (paise: number): string => rupees.format(paise / 100)
