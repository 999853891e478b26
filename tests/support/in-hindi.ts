/** `translations` of a name, with one in Hindi. */
export const inHindi = (name: string) => [{ locale: 'HI' as const, name }]
