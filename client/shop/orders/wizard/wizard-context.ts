import { createContext, useContext } from 'react'
import type { AdvanceRule } from '../../../../shared/orders/advance.ts'
import type { DraftStore, DraftState } from './draft-store.ts'
import type { OrderSubject } from './order-form.ts'
import type { OrderTotal } from './use-order-totals.ts'
import type { PaymentOfOrder } from './use-payment-choice.ts'
import type { StyleOptions } from '../style/style-options.ts'
import type { LineDesigns } from './use-line-designs.ts'
import type { PendingPictures } from './use-pending-pictures.ts'

/** Shared by all five steps, in addition to the form. */
export interface WizardFacts {
  subject: OrderSubject
  store: DraftStore
  state: DraftState
  signedIn: boolean
  designs: LineDesigns
  /** The style book; undefined while it loads, and where nothing of it was chosen. */
  options: StyleOptions | undefined
  /** The total by the server. */
  total: OrderTotal
  pending: PendingPictures
  /** The shop's phone number for display. */
  phone: string
  /** What is paid in advance. */
  advanceRules: readonly AdvanceRule[]
  payment: PaymentOfOrder
  /** The name of the shopper whose draft an admin fills in; null for the viewer's own draft. */
  shopper: string | null
}

export const WizardContext = createContext<WizardFacts | null>(null)

export function useWizard(): WizardFacts {
  const facts = useContext(WizardContext)
  if (facts === null) throw new Error('A step of the wizard stands outside of it')
  return facts
}
