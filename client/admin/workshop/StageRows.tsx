import { Button, Flex, HStack, IconButton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { typedNames } from '../forms/typed-names.ts'

/** A stage as typed. */
export interface StageRow {
  key: string
  /** Null for a new stage. */
  id: string | null
  name: string
  translations: NameTranslation[]
}

interface StageRowsProps {
  rows: StageRow[]
  onChange: (rows: StageRow[]) => void
}

/** The stages in their order. The first and the last are renamed only; new ones come before the last. */
export function StageRows({ rows, onChange }: StageRowsProps) {
  const { t } = useLingui()
  const last = rows.length - 1
  const rename = (index: number, changes: Partial<StageRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  const move = (index: number, by: -1 | 1) => {
    const moved = [...rows]
    moved.splice(index + by, 0, ...moved.splice(index, 1))
    onChange(moved)
  }
  const add = () =>
    onChange([
      ...rows.slice(0, last),
      { key: randomKey(), id: null, name: '', translations: typedNames() },
      ...rows.slice(last),
    ])
  return (
    <Panel title={t`In their order`}>
      <Stack as="ol" gap="3" listStyleType="none">
        {rows.map(({ key, name, translations }, index) => {
          const called = name || t`stage ${index + 1}`
          const isEnd = index === 0 || index === last
          return (
            <Flex key={key} as="li" gap="3" align="end" wrap="wrap" aria-label={called}>
              <TextField
                label={index === 0 ? t`First stage` : index === last ? t`Last stage: ready` : t`Stage`}
                minH="12"
                maxLength={40}
                value={name}
                onChange={({ currentTarget }) => rename(index, { name: currentTarget.value })}
              />
              <TranslatedNames
                isShort
                translations={translations}
                minH="12"
                maxLength={40}
                change={(names) => rename(index, { translations: names })}
              />
              {!isEnd && (
                <HStack gap="1">
                  <IconButton
                    variant="ghost"
                    boxSize="12"
                    aria-label={t`Move ${called} up`}
                    disabled={index === 1}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    variant="ghost"
                    boxSize="12"
                    aria-label={t`Move ${called} down`}
                    disabled={index === last - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    variant="ghost"
                    boxSize="12"
                    aria-label={t`Remove ${called}`}
                    onClick={() => onChange(rows.filter((_row, at) => at !== index))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </HStack>
              )}
            </Flex>
          )
        })}
      </Stack>
      <Button variant="outline" minH="12" mt="4" disabled={rows.length >= 20} onClick={add}>
        <Plus aria-hidden />
        <Trans>Add a stage</Trans>
      </Button>
    </Panel>
  )
}
