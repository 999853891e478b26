import type { ChakraProviderProps, useChakraContext as theirs } from '@chakra-ui/react'
import { createContext, createElement, use } from 'react'

type System = ReturnType<typeof theirs>

const Context = createContext<System | null>(null)

export function useChakraContext() {
  const system = use(Context)
  if (system === null) throw new Error('A part of Chakra stands outside its provider')
  return system
}

/**
 * Chakra's provider for the browser's built half: the styles that the package's own puts in first are in the HTML of
 * every page already. Their places stay, since React counts them for its ids.
 */
export const ChakraProvider = ({ value, children }: ChakraProviderProps) =>
  createElement(Context, { value }, null, null, children)
