/** How many minutes a code that signs in is valid. */
export const LOGIN_CODE_MINUTES = 10
