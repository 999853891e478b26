/** Customers write their number into free texts, too. */
export const withoutPhoneNumbers = <Text extends string | null>(text: Text): Text =>
  (text?.replace(/\+?\d(?:[\s-]?\d){9,}/g, '…') ?? null) as Text
