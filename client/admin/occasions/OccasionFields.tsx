import { Box, Button, chakra, Flex, HStack, IconButton, SimpleGrid } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import {
  colors,
  embellishmentsOptions,
  fabricTypes,
  garmentWords,
  patterns,
} from '../../../shared/catalogue/product-suggestions.ts'
import { TextField } from '../../ui/TextField.tsx'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { TagsField } from '../products/TagsField.tsx'
import type { Errors, OccasionValues } from './occasion-values.ts'

const withoutOther = (values: readonly string[]) => values.filter((value) => value !== 'Other')

const lists = [
  { name: 'synonyms', label: msg`Further words for it`, suggestions: [] },
  {
    name: 'garments',
    label: msg`Garments`,
    suggestions: garmentWords,
  },
  { name: 'colors', label: msg`Colours`, suggestions: colors },
  {
    name: 'works',
    label: msg`Works and patterns`,
    suggestions: withoutOther([...embellishmentsOptions, ...patterns]),
  },
  { name: 'fabrics', label: msg`Fabrics`, suggestions: withoutOther(fabricTypes) },
  { name: 'tags', label: msg`Tags`, suggestions: [] },
] as const

interface OccasionFieldsProps {
  values: OccasionValues
  position: number
  errors: Errors
  change: (some: Partial<OccasionValues>) => void
  remove: () => void
  /** Null when it can't move. */
  moveUp: (() => void) | null
  moveDown: (() => void) | null
}

/** One occasion: whether the menu lists it, and, when opened, its words and what suits it. */
export function OccasionFields({
  values,
  position,
  errors,
  change,
  remove,
  moveUp,
  moveDown,
}: OccasionFieldsProps) {
  const { t, i18n } = useLingui()
  const number = position + 1
  const name = values.name.trim() || t`occasion ${number}`
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`${position}.`))
  return (
    <Box as="li" px="4" py="2" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex justify="space-between" align="center" gap="2">
        <CheckField
          label={t`List ${name} in the menu`}
          checked={values.isShown}
          onChange={({ target }) => change({ isShown: target.checked })}
        />
        <HStack gap="0">
          <IconButton
            variant="ghost"
            aria-label={t`Move ${name} forward`}
            disabled={moveUp === null}
            onClick={() => moveUp?.()}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            variant="ghost"
            aria-label={t`Move ${name} back`}
            disabled={moveDown === null}
            onClick={() => moveDown?.()}
          >
            <ArrowDown />
          </IconButton>
        </HStack>
      </Flex>
      <chakra.details open={values.id === null || isWrong || undefined}>
        <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
          <Trans>Words of {name}, and what suits it</Trans>
        </chakra.summary>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" pb="3" role="group" aria-label={name}>
          <TextField
            label={t`Name`}
            value={values.name}
            maxLength={30}
            error={errors[`${position}.name`]}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TranslatedNames
            translations={values.translations}
            maxLength={30}
            errorOf={(field) => errors[`${position}.${field}`]}
            change={(translations) => change({ translations })}
          />
          {lists.map((list) => (
            <TagsField
              key={list.name}
              id={`${values.key}-${list.name}`}
              label={i18n._(list.label)}
              tags={values[list.name]}
              suggestions={list.suggestions}
              error={errors[`${position}.${list.name}`]}
              onChange={(entries) => change({ [list.name]: entries })}
            />
          ))}
        </SimpleGrid>
        <Button variant="outline" mb="3" onClick={remove}>
          <Trash2 aria-hidden />
          <Trans>Remove {name}</Trans>
        </Button>
      </chakra.details>
    </Box>
  )
}
