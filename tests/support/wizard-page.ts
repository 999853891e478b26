import { screen } from '@testing-library/react'
import { controls } from './admin-page.ts'

/** Waits until the order wizard has saved its draft in the account. */
export const saved = () => screen.findByText('Saved')

/** Fills in how to reach the shopper and where to send the order, as far as an account doesn't know it. */
export async function fillCustomer() {
  const { fill, choose } = controls()
  await fill('Phone', '98765 43210')
  await fill('Street', '7 Hill Road, Bandra West')
  await fill('City', 'Mumbai')
  await choose('State', 'Maharashtra')
  await fill('Pincode', '400050')
}
