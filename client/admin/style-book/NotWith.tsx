import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { StyleOptionForm_OptionFragment, StylePart } from '../../__generated__/graphql.ts'
import { isMultiplePart } from '../../../shared/style-options/sewn-options.ts'
import { styleParts } from '../../../shared/style-options/style-parts.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { stylePartLabels } from '../../lib/style-part-labels.ts'

interface NotWithProps {
  id: string | null
  part: StylePart
  /** Ids. */
  chosen: string[]
  choose: (ids: string[]) => void
  all: readonly StyleOptionForm_OptionFragment[]
}

/** The options that it can't be chosen with. Those of its own part exclude each other anyway, unless a garment can have several. */
export function NotWith({ id, part, chosen, choose, all }: NotWithProps) {
  const { t, i18n } = useLingui()
  const others = all.filter(
    (option) =>
      option.id !== id && !chosen.includes(option.id) && (option.part !== part || isMultiplePart(part)),
  )
  const excluded = all.filter((option) => chosen.includes(option.id))
  return (
    <Panel title={t`Not with`}>
      <Stack gap="3">
        {excluded.length === 0 ? (
          <Text color="fg.muted">
            <Trans>It can be sewn with every other option.</Trans>
          </Text>
        ) : (
          <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
            {excluded.map((option) => {
              const name = localizedName(i18n, option)
              return (
                <li key={option.id}>
                  <Button
                    variant="outline"
                    minH="11"
                    aria-label={t`Allow ${{ option: name }} again`}
                    onClick={() => choose(chosen.filter((each) => each !== option.id))}
                  >
                    {name}
                    <X />
                  </Button>
                </li>
              )
            })}
          </Flex>
        )}
        <SelectField
          label={t`Add an option that it doesn’t go with`}
          value=""
          onChange={({ target }) => choose([...chosen, target.value])}
        >
          <option value="">{t`Choose`}</option>
          {styleParts
            .filter((each) => others.some((option) => option.part === each))
            .map((each) => (
              <optgroup key={each} label={i18n._(stylePartLabels[each])}>
                {others
                  .filter((option) => option.part === each)
                  .map((option) => (
                    <option key={option.id} value={option.id}>
                      {localizedName(i18n, option)}
                    </option>
                  ))}
              </optgroup>
            ))}
        </SelectField>
      </Stack>
    </Panel>
  )
}
