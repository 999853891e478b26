import { Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { garments } from '../../../shared/measurements/garment-measures.ts'
import { measuredGarment } from '../../lib/own-measurements.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { TranslatedNames } from '../forms/TranslatedNames.tsx'
import { typedNames } from '../forms/typed-names.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { notALength } from '../../lib/length-problem-sentence.ts'
import { type FieldRow, isLimit, limitsInInches } from './field-rows.ts'

interface FieldRowsProps {
  rows: FieldRow[]
  /** The message for a row's field, such as `fields.0.name`. */
  errors: Partial<Record<string, string>>
  onChange: (rows: FieldRow[]) => void
}

/** The fields of each garment, in their order. */
export function FieldRows({ rows, errors, onChange }: FieldRowsProps) {
  const { t, i18n } = useLingui()
  const change = (key: string, changes: Partial<FieldRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const exchange = (one: FieldRow, other: FieldRow | undefined) =>
    other && onChange(rows.map((row) => (row === one ? other : row === other ? one : row)))
  return garments.map((each) => {
    const garment = measuredGarment[each]
    const own = rows.filter((row) => row.garment === garment)
    const name = i18n._(garmentNames[each])
    const added: FieldRow = {
      key: randomKey(),
      id: null,
      garment,
      name: '',
      translations: typedNames(),
      min: '',
      max: '',
      isForShoppers: false,
    }
    return (
      <Panel key={garment} title={name}>
        <Stack as="ol" gap="5" listStyleType="none">
          {own.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              error={(part) => errors[`fields.${rows.indexOf(row)}.${part}`]}
              onChange={(changes) => change(row.key, changes)}
              onUp={index > 0 ? () => exchange(row, own[index - 1]) : null}
              onDown={index < own.length - 1 ? () => exchange(row, own[index + 1]) : null}
              onRemove={() => onChange(rows.filter((other) => other !== row))}
            />
          ))}
        </Stack>
        <Button
          variant="outline"
          minH="12"
          mt={own.length > 0 ? '4' : '0'}
          aria-label={t`Add a field for ${name}`}
          disabled={rows.length >= 60}
          onClick={() => onChange([...rows, added])}
        >
          <Plus aria-hidden />
          <Trans>Add a field</Trans>
        </Button>
      </Panel>
    )
  })
}

interface RowProps {
  row: FieldRow
  error: (part: string) => string | undefined
  onChange: (changes: Partial<FieldRow>) => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function Row({ row, error, onChange, onUp, onDown, onRemove }: RowProps) {
  const { t, i18n } = useLingui()
  const called = row.name || t`the new field`
  const inches = limitsInInches(row, i18n)
  const field = (part: 'name' | 'min' | 'max', label: string) => (
    <TextField
      label={label}
      inputMode={part === 'min' || part === 'max' ? 'decimal' : undefined}
      autoComplete="off"
      minH="12"
      maxLength={part === 'min' || part === 'max' ? 12 : 40}
      value={row[part]}
      error={isLimitField(part) && !isLimit(row[part]) ? i18n._(notALength) : error(part)}
      onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
    />
  )
  return (
    <Stack as="li" gap="2" aria-label={called}>
      <Flex gap="3" align="start" wrap="wrap">
        {field('name', t`Name`)}
        <TranslatedNames
          isShort
          translations={row.translations}
          minH="12"
          maxLength={40}
          errorOf={error}
          change={(translations) => onChange({ translations })}
        />
        <Flex gap="3" maxW="56">
          {field('min', t`From, cm`)}
          {field('max', t`To, cm`)}
        </Flex>
      </Flex>
      <Flex gap="4" align="center" wrap="wrap">
        {inches && <Text color="fg.muted">{inches}</Text>}
        <CheckField
          label={t`Shoppers measure it, too`}
          checked={row.isForShoppers}
          onChange={({ target }) => onChange({ isForShoppers: target.checked })}
        />
        <HStack gap="1" ms="auto">
          <Step label={t`Move ${called} up`} Icon={ArrowUp} onClick={onUp} />
          <Step label={t`Move ${called} down`} Icon={ArrowDown} onClick={onDown} />
          <Step label={t`Remove ${called}`} Icon={Trash2} onClick={onRemove} />
        </HStack>
      </Flex>
    </Stack>
  )
}

const isLimitField = (part: string) => part === 'min' || part === 'max'

interface StepProps {
  label: string
  Icon: typeof ArrowUp
  onClick: (() => void) | null
}

const Step = ({ label, Icon, onClick }: StepProps) => (
  <IconButton
    variant="ghost"
    boxSize="12"
    aria-label={label}
    disabled={onClick === null}
    onClick={onClick ?? undefined}
  >
    <Icon aria-hidden />
  </IconButton>
)
