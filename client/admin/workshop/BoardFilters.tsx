import { Button, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { localizedName } from '../../lib/localized-name.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { SearchBox } from '../lists/SearchBox.tsx'
import { type BoardChoice, boardChoices, type DueChoice, nobody } from './board-choice.ts'
import type { Stage } from './stage.ts'

const dueNames: Record<DueChoice, MessageDescriptor> = {
  late: msg`Late`,
  today: msg`Due today`,
  tomorrow: msg`Due tomorrow`,
  week: msg`Within 7 days, and late`,
}

interface BoardFiltersProps {
  chosen: BoardChoice
  choose: (name: keyof BoardChoice, value: string) => void
  onClear: () => void
  stages: readonly Stage[]
  tailors: readonly { id: string; name: string }[]
}

/** Which garments are shown; the values are in the address. */
export function BoardFilters({ chosen, choose, onClear, stages, tailors }: BoardFiltersProps) {
  const { t, i18n } = useLingui()
  const lists = [
    {
      name: 'tailor' as const,
      label: t`Tailor`,
      all: t`All tailors`,
      options: [[nobody, t`Nobody yet`], ...tailors.map(({ id, name }) => [id, name])],
    },
    {
      name: 'due' as const,
      label: t`Due`,
      all: t`All days`,
      options: Object.entries(dueNames).map(([due, name]) => [due, i18n._(name)]),
    },
    {
      name: 'stage' as const,
      label: t`Stage`,
      all: t`All stages`,
      options: stages.map((stage) => [stage.id, localizedName(i18n, stage)]),
    },
  ]
  return (
    <Flex gap="3" wrap="wrap" align="end" mb="3" role="group" aria-label={t`Which garments`}>
      <SearchBox
        label={t`Find by code or customer`}
        value={chosen.search}
        onSearch={(text) => choose('search', text)}
      />
      {lists.map(({ name, label, all, options }) => (
        <SelectField
          key={name}
          label={label}
          minH="12"
          width={{ base: 'full', sm: 'auto' }}
          value={chosen[name]}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        >
          <option value="">{all}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      {boardChoices.some((name) => chosen[name]) && (
        <Button minH="12" variant="ghost" onClick={onClear}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </Flex>
  )
}
