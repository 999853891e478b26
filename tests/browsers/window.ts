/** The size of a common phone, CSS pixels. */
export const window = { width: 390, height: 844 }
