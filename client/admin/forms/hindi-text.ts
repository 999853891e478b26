/**
 * What a form shows as the Hindi text of something: '' where it has none, since the API then answers the English one for
 * `locale: HI`.
 */
export const typedHindi = (hindi: string | null | undefined, english: string | null | undefined): string =>
  hindi === english ? '' : (hindi ?? '')
