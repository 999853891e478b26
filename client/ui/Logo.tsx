import { chakra } from '@chakra-ui/react'

/** The shop's logo: a jharokha, the arched window of a haveli, with its initial. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 40 44" width="40px" height="44px" flexShrink="0" fill="none" aria-hidden>
      <chakra.path
        d="M4 43V20C4 12 11 10.5 20 1.5 29 10.5 36 12 36 20v23z"
        fill="brand.solid"
        stroke="gold.solid"
        strokeWidth="1.5"
      />
      <chakra.path
        d="M8.5 39V21c0-5.8 5.4-7 11.5-13.5C26.1 14 31.5 15.2 31.5 21v18z"
        stroke="gold.emphasized"
        strokeWidth="0.75"
        strokeDasharray="1.5 1.5"
      />
      <chakra.path
        d="M15 34V19.5h5.8a4.6 4.6 0 0 1 0 9.2H15m6 0 5 5.3"
        stroke="brand.contrast"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
