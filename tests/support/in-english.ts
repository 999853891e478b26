import { i18nOf, type Sentence } from '../../server/i18n.ts'

/** Something that is said to people, with its message in English. */
export const inEnglish = <Said extends { message: Sentence }>(
  said: Said,
): Omit<Said, 'message'> & { message: string } => ({
  ...said,
  message: said.message(i18nOf.en),
})
