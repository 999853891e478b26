import { Box, Button, Flex, Grid, IconButton } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CirclePlus, Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sizeKeys, sizeMeasurements } from '../../../shared/catalogue/field-kinds.ts'
import { countText } from '../../../shared/grammars/count.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type FormSize, piecesOf, type ProductValues } from './product-form.ts'
import { errorAt, fieldId } from './use-product-form.ts'

const measurementLabels: Record<(typeof sizeMeasurements)[number], MessageDescriptor> = {
  chest: msg`Chest`,
  waist: msg`Waist`,
  hip: msg`Hip`,
  length: msg`Length`,
}

const emptySize = Object.fromEntries(sizeKeys.map((name) => [name, ''])) as FormSize

/** Ready-made sizes with the dimensions of the finished garment in cm. */
export function SizesField() {
  const { t, i18n } = useLingui()
  const { setValue, formState } = useFormContext<ProductValues>()
  const sizes = useWatch<ProductValues, 'sizes'>({ name: 'sizes' })
  const set = (next: FormSize[]) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('sizes', next, options)
    const pieces = piecesOf(next)
    if (pieces.kind === 'count') setValue('quantityInStock', countText(pieces.count), options)
  }
  const facts = (index: number, name: keyof FormSize) => ({
    id: fieldId(`sizes.${index}.${name}`),
    error: errorAt(formState.errors, `sizes.${index}.${name}`),
    value: sizes[index]?.[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      set(sizes.map((size, position) => (position === index ? { ...size, [name]: target.value } : size))),
  })
  return (
    <Panel
      gap="4"
      title={t`Sizes`}
      note={t`Of ready-made pieces, in cm of the finished garment. None for free size. Fill in the pieces of each size, or of none to count all sizes together.`}
    >
      {sizes.map((_, index) => {
        const number = index + 1
        return (
          <Flex key={index} role="group" aria-label={t`Size ${number}`} gap="3" align="flex-end">
            <Grid flex="1" templateColumns="repeat(auto-fit, minmax(4.25rem, 1fr))" gap="3">
              <TextField label={t`Size`} maxLength={30} {...facts(index, 'label')} />
              {sizeMeasurements.map((name) => (
                <TextField
                  key={name}
                  label={i18n._(measurementLabels[name])}
                  inputMode="decimal"
                  {...facts(index, name)}
                />
              ))}
              <TextField label={t`Pieces`} inputMode="numeric" {...facts(index, 'quantityInStock')} />
              <TextField label={t`Number (SKU)`} maxLength={60} {...facts(index, 'sku')} />
            </Grid>
            <IconButton
              type="button"
              variant="ghost"
              aria-label={t`Remove size ${number}`}
              onClick={() => set(sizes.filter((_size, position) => position !== index))}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        )
      })}
      <Box>
        <Button
          type="button"
          id={fieldId('sizes')}
          variant="outline"
          disabled={sizes.length >= 30}
          onClick={() => set([...sizes, emptySize])}
        >
          <CirclePlus />
          <Trans>Add a size</Trans>
        </Button>
      </Box>
    </Panel>
  )
}
