import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchSuggestionsQuery } from '../../__generated__/graphql.ts'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { helpQuestions } from '../../lib/help-topics.ts'

export type Suggestions = SearchSuggestionsQuery['searchSuggestions']

/** A suggestion that leads to the gallery, or to an answer. */
export interface SearchOption {
  label: string
  to: string
  /** The search that it adds to the recent ones. */
  search?: string
}

/** The gallery for a search of the whole catalogue. */
export function galleryFor(search: string, facets: GalleryChoice['facets'] = {}): string {
  return paths.gallery({ show: 'all', search: search.trim(), facets })
}

const maxRecent = 2

/** The answers to what the text asks about the shop. */
export const helpOptions = ({ helpTopics }: Suggestions, i18n: I18n): SearchOption[] =>
  helpTopics.map((topic) => ({ label: i18n._(helpQuestions[topic]), to: paths.help(topic) }))

/** The latest searches that begin with what is typed. */
export const matchingSearches = (typed: string, recent: string[]): SearchOption[] =>
  recent
    .filter((search) => search.length > typed.length && begins(search, typed))
    .slice(0, maxRecent)
    .map((search) => ({ label: search, to: galleryFor(search), search }))

const begins = (search: string, typed: string) => search.toLowerCase().startsWith(typed.toLowerCase())

/** Terms in the script of what is typed. */
export const termOptions = ({ terms }: Suggestions): SearchOption[] =>
  terms.map(({ text }) => ({ label: text, to: galleryFor(text), search: text }))

export const categoryOptions = ({ categories }: Suggestions, i18n: I18n): SearchOption[] =>
  categories.map(({ category, text }) => {
    const name = i18n._(categoryLabels[category])
    return {
      label: text ? i18n._(msg`“${text}” in ${name}`) : name,
      to: galleryFor(text, { category: [category] }),
    }
  })
