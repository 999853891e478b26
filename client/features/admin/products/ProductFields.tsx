import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { availabilityWords, productTypeWords, stitchingTypeWords } from '../../../lib/catalogue-words.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CheckField } from './CheckField.tsx'
import { FormSection } from './FormSection.tsx'
import type { ProductValues } from './product-form.ts'
import { labelOf } from './product-labels.ts'
import {
  categoryNames,
  colors,
  detailFields,
  detailGroupOf,
  embellishmentsOptions,
  fabricTypes,
  patterns,
  productStatusWords,
} from './product-options.ts'
import { SuggestField } from './SuggestField.tsx'
import { allErrors, errorAt, fieldId } from './use-product-form.ts'
import { WordsField } from './WordsField.tsx'

type Field = FieldPath<ProductValues>

/** What every field of the form takes: its label, its place and what is wrong with it. */
function useField() {
  const { register, formState } = useFormContext<ProductValues>()
  return (field: Field) => ({
    id: fieldId(field),
    label: labelOf(field),
    error: errorAt(formState.errors, field),
    ...register(field),
  })
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    {children}
  </Grid>
)

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ))

/** What it is, in words. */
export function BasicFields() {
  const field = useField()
  return (
    <FormSection title="The design">
      <TextField required maxLength={200} autoComplete="off" {...field('productName')} />
      <TextArea required maxLength={5000} {...field('description')} />
      <Columns>
        <SelectField {...field('category')}>{optionsOf(categoryNames)}</SelectField>
        <SelectField {...field('productType')}>{optionsOf(productTypeWords)}</SelectField>
        <SuggestField suggestions={colors} maxLength={60} {...field('color')} />
        <TextField
          maxLength={100}
          autoComplete="off"
          helper="Your own number for it, unlike any other’s. May be empty."
          {...field('externalRef')}
        />
      </Columns>
    </FormSection>
  )
}

/** What it costs. The preview beside shows what shoppers will pay. */
export function PriceFields() {
  const field = useField()
  return (
    <FormSection title="Price" note="Without a tailor or a ready-made price it isn’t offered in that way.">
      <Columns>
        <TextField inputMode="decimal" {...field('tailorPrice')} />
        <TextField inputMode="decimal" {...field('readyMadePrice')} />
        <TextField inputMode="numeric" helper="Whole percent off both prices." {...field('discount')} />
        <TextField inputMode="decimal" helper="The highest ever asked for it." {...field('maxPrice')} />
      </Columns>
    </FormSection>
  )
}

/** How many there are, and how they come to the customer. */
export function StockFields() {
  const field = useField()
  return (
    <FormSection title="Stock and delivery">
      <Columns>
        <TextField required inputMode="numeric" {...field('quantityInStock')} />
        <SelectField {...field('availabilityStatus')}>{optionsOf(availabilityWords)}</SelectField>
        <TextField required inputMode="decimal" {...field('shippingCost')} />
        <TextField placeholder="7-10 days" maxLength={200} {...field('estimatedDeliveryTime')} />
      </Columns>
    </FormSection>
  )
}

/** Cloth and making. */
export function FabricFields() {
  const field = useField()
  return (
    <FormSection title="Fabric and finish">
      <Columns>
        <SuggestField suggestions={fabricTypes} maxLength={60} {...field('fabricType')} />
        <SelectField {...field('stitchingType')}>
          <option value="">Not said</option>
          {optionsOf(stitchingTypeWords)}
        </SelectField>
        <SuggestField suggestions={patterns} maxLength={60} {...field('pattern')} />
        <TextField maxLength={200} {...field('fabricFeel')} />
        <TextField maxLength={200} {...field('durability')} />
        <TextField
          type="url"
          inputMode="url"
          placeholder="https://"
          helper="A link to a film of it."
          {...field('video')}
        />
      </Columns>
      <Words name="embellishments" suggestions={embellishmentsOptions} />
      <div>
        <CheckField {...field('customizationAvailable')} />
      </div>
      <Words name="customizationOptions" />
    </FormSection>
  )
}

/** What only garments of its category have. */
export function DetailFields() {
  const field = useField()
  const group = detailGroupOf[useWatch<ProductValues, 'category'>({ name: 'category' })]
  if (!group) return null
  return (
    <FormSection title={labelOf(group)}>
      <Columns key={group}>
        {detailFields[group].map(({ name, kind, suggestions }) => {
          const facts = field(`${group}.${name}`)
          if (kind === 'number') return <TextField key={name} inputMode="decimal" {...facts} />
          if (kind === 'text')
            return <SuggestField key={name} suggestions={suggestions ?? []} maxLength={200} {...facts} />
          return (
            <SelectField key={name} {...facts}>
              <option value="">Not said</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </SelectField>
          )
        })}
      </Columns>
    </FormSection>
  )
}

/** Who sees it, and where. */
export function PlaceFields() {
  const field = useField()
  return (
    <FormSection title="In the shop" note="Shoppers see active products only.">
      <SelectField {...field('productStatus')}>{optionsOf(productStatusWords)}</SelectField>
      <div>
        <CheckField {...field('featuredProduct')} />
      </div>
      <Words name="seasonalTags" />
      <Words name="tags" />
    </FormSection>
  )
}

interface WordsProps {
  name: 'embellishments' | 'customizationOptions' | 'seasonalTags' | 'tags'
  suggestions?: string[]
}

function Words({ name, suggestions }: WordsProps) {
  const { setValue, formState } = useFormContext<ProductValues>()
  const words = useWatch<ProductValues, typeof name>({ name })
  const errors = allErrors(formState.errors).filter(({ field }) => field.split('.')[0] === name)
  return (
    <WordsField
      id={fieldId(name)}
      label={labelOf(name)}
      words={words}
      suggestions={suggestions}
      error={errors[0]?.message}
      onChange={(next) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
    />
  )
}
