import { latePart } from '../../ui/late-part.ts'

/** What stands in the place of a design that isn't there. */
export const productMissing = latePart(async () => (await import('./ProductMissing.tsx')).ProductMissing)
