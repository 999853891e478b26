/** The size of a common phone. */
export const window = { width: 390, height: 844 }
