import fc from 'fast-check'

// The same values in every run. Others: `PROPERTY_SEED=2 npm run test:unit`.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export { fc }
export type { Arbitrary } from 'fast-check'
