import { AsyncLocalStorage } from 'node:async_hooks'
import type { I18n } from '@lingui/core'
import { type Language, sourceLanguage } from '../shared/languages.ts'
import { i18nOf, type Sentence } from './i18n.ts'

const requested = new AsyncLocalStorage<Language>()

/** Runs a request whose sender is told in this language why something is refused. */
export const inRequestLanguage = <Result>(language: Language, run: () => Result): Result =>
  requested.run(language, run)

/** The texts in the language of the current request; English outside of requests. */
export const requestI18n = (): I18n => i18nOf[requested.getStore() ?? sourceLanguage]

/** A sentence in the language of the current request. */
export const say = (sentence: Sentence): string => sentence(requestI18n())
