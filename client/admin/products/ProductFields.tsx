import { Grid } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import type { FormSection, ProductField } from '../../../shared/catalogue/field-kinds.ts'
import {
  detailEntries,
  detailGroupOf,
  namesInSection,
  type NamesOf,
  productFields,
} from '../../../shared/catalogue/product-fields.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { piecesOf, type ProductValues } from './product-form.ts'
import { labelOf } from './product-labels.ts'
import { SuggestField } from './SuggestField.tsx'
import { allErrors, errorAt, fieldId } from './use-product-form.ts'
import { TagsField } from './TagsField.tsx'

const sections: Record<FormSection, { title: MessageDescriptor; note?: MessageDescriptor }> = {
  design: { title: msg`The design` },
  price: {
    title: msg`Price`,
    note: msg`Without a tailor or a ready-made price it isn’t offered in that way.`,
  },
  stock: { title: msg`Stock and delivery` },
  fabric: { title: msg`Fabric and finish` },
  visibility: { title: msg`In the shop`, note: msg`Shoppers see active products only.` },
}

/** Required and long texts are above the two columns of a section, lists and ticks below them. */
function rowOf(field: ProductField): 'above' | 'columns' | 'below' {
  if (field.kind === 'text' && (field.multiline || !field.nullable)) return 'above'
  return field.kind === 'list' || (field.kind === 'flag' && !field.nullable) ? 'below' : 'columns'
}

/** A section of the form, with the fields that the product table lists for it. */
export function ProductSection({ name }: { name: FormSection }) {
  const { i18n } = useLingui()
  const { title, note } = sections[name]
  const inputs = (row: ReturnType<typeof rowOf>) =>
    namesInSection(name)
      .filter((field) => rowOf(productFields[field]) === row)
      .map((field) => <FieldInput key={field} path={field} field={productFields[field]} />)
  return (
    <Panel gap="4" title={i18n._(title)} note={note && i18n._(note)}>
      {inputs('above')}
      <Columns>{inputs('columns')}</Columns>
      {inputs('below')}
    </Panel>
  )
}

/** The fields that only garments of the chosen category have. */
export function DetailFields() {
  const { i18n } = useLingui()
  const group = detailGroupOf(useWatch<ProductValues, 'category'>({ name: 'category' }))
  if (!group) return null
  return (
    <Panel gap="4" title={labelOf(group, i18n)}>
      <Columns key={group}>
        {detailEntries(group).map(([name, field]) => (
          <FieldInput key={name} path={`${group}.${name}`} field={field} />
        ))}
      </Columns>
    </Panel>
  )
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    {children}
  </Grid>
)

interface FieldInputProps {
  path: FieldPath<ProductValues>
  field: ProductField
}

/** The input for the field's kind. */
function FieldInput({ path, field }: FieldInputProps) {
  const { i18n } = useLingui()
  const { register, formState } = useFormContext<ProductValues>()
  const isRequired = !field.nullable && !('default' in field)
  const props = {
    id: fieldId(path),
    label: labelOf(path, i18n),
    error: errorAt(formState.errors, path),
    required: isRequired,
    ...register(path),
  }
  const text = {
    ...props,
    helper: field.hint && i18n._(field.hint),
    placeholder: field.placeholder && i18n._(field.placeholder),
  }
  switch (field.kind) {
    case 'text': {
      const { maxLength, suggestions } = field
      if (field.multiline) return <TextArea maxLength={maxLength} {...props} />
      if (suggestions) return <SuggestField suggestions={suggestions} maxLength={maxLength} {...text} />
      return <TextField maxLength={maxLength} autoComplete="off" {...text} />
    }
    case 'url':
      return <TextField type="url" inputMode="url" {...text} />
    case 'money':
    case 'decimal':
      return <TextField inputMode="decimal" {...text} />
    case 'integer':
      if (path === 'quantityInStock') return <StockField {...text} />
      return <TextField inputMode="numeric" {...text} />
    case 'enum':
      return <Choice {...props} options={field.options} canBeEmpty={field.nullable} />
    case 'flag':
      if (field.nullable)
        return <Choice {...props} options={{ yes: i18n._(msg`Yes`), no: i18n._(msg`No`) }} canBeEmpty />
      return (
        <div>
          <CheckField {...props} required={false} />
        </div>
      )
    case 'list':
      return <Tags name={path as TagsName} suggestions={field.suggestions} />
    case 'images':
    case 'sizes':
    case 'style':
    case 'designs':
    case 'translations':
    case 'details':
      throw new Error(`${path} has a component of its own`)
  }
}

/** Where the pieces of each size are counted, the stock is their sum. */
function StockField(props: ComponentProps<typeof TextField>) {
  const { t } = useLingui()
  const isCounted = piecesOf(useWatch<ProductValues, 'sizes'>({ name: 'sizes' })).kind !== 'blank'
  return (
    <TextField
      inputMode="numeric"
      {...props}
      readOnly={isCounted}
      helper={isCounted ? t`The pieces of its sizes, below.` : props.helper}
    />
  )
}

interface ChoiceProps extends ComponentProps<typeof SelectField> {
  options: Readonly<Record<string, string>>
  canBeEmpty: boolean
}

function Choice({ options, canBeEmpty, ...select }: ChoiceProps) {
  const { i18n } = useLingui()
  return (
    <SelectField {...select}>
      {canBeEmpty && (
        <option value="">
          <Trans>Not said</Trans>
        </option>
      )}
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {i18n._(text)}
        </option>
      ))}
    </SelectField>
  )
}

type TagsName = NamesOf<'list'>

interface TagsProps {
  name: TagsName
  suggestions?: readonly string[]
}

function Tags({ name, suggestions }: TagsProps) {
  const { i18n } = useLingui()
  const { setValue, formState } = useFormContext<ProductValues>()
  const tags = useWatch<ProductValues, typeof name>({ name })
  const errors = allErrors(formState.errors).filter(({ field }) => field.split('.')[0] === name)
  return (
    <TagsField
      id={fieldId(name)}
      label={labelOf(name, i18n)}
      tags={tags}
      suggestions={suggestions}
      error={errors[0]?.message}
      onChange={(next) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
    />
  )
}
