import { Center, type HTMLChakraProps } from '@chakra-ui/react'

/** A drawn lehenga and blouse where a design has no picture. Decorative: the name is beside it. */
export const GarmentPlaceholder = (props: HTMLChakraProps<'div'>) => (
  <Center aria-hidden height="full" bg="ground.ivory" color="gold.solid" {...props}>
    <svg
      viewBox="0 0 64 84"
      width="46%"
      style={{ maxHeight: '70%', maxWidth: '10rem' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M25 6q7 7 14 0l5 2 8 11-6 5-4-4v10H22V20l-4 4-6-5 8-11zM22 30l-4 6M42 30l4 6" />
      <path d="M22 38h20l16 38q-26 8-52 0zM9 69q23 7 46 0M29 39l-6 38M35 39l6 38M19 46l-9 22M45 46l9 22" />
      <path d="M24 24q8 4 16 0" />
    </svg>
  </Center>
)
