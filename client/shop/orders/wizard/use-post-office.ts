import { useFormContext } from 'react-hook-form'
import { type FilledIn, useCityAndState } from '../use-city-and-state.ts'
import type { DraftStore } from './draft-store.ts'
import type { OrderValues } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

/** By draft, what was filled in by the pincode. */
const filledIn = new WeakMap<DraftStore, FilledIn>()

/** City and state come from elsewhere: they stay when the pincode changes. */
export const keepCityAndState = (store: DraftStore) => void filledIn.delete(store)

/** Fills in city and state of the draft's pincode. */
export function usePostOffice(typed: string) {
  const { store } = useWizard()
  const { getValues, setValue } = useFormContext<OrderValues>()
  useCityAndState(typed, {
    read: (field) => getValues(`customer.${field}`),
    write: (field, value) => setValue(`customer.${field}`, value, { shouldValidate: true }),
    filledIn: () => filledIn.get(store) ?? {},
    setFilledIn: (filled) => void filledIn.set(store, filled),
  })
}
