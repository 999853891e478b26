import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MaterialKind, MaterialUnit, SaveMaterialInput } from '../../__generated__/graphql.ts'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { AmountField } from '../forms/AmountField.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { amountText } from '../../../shared/grammars/amount.ts'
import { readForm } from '../forms/read-form.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { AdminMaterials_query, type Material, SaveMaterial_mutation } from './material-documents.ts'
import { kindNames, materialKinds, unitNames } from './material-labels.ts'
import { QuantityField } from './QuantityField.tsx'
import { optionalQuantityOf, typedQuantity } from './typed-quantity.ts'

const fields = ['name', 'kind', 'color', 'supplier', 'unit', 'price', 'lowStockLimit'] as const

const valuesOf = (material: Material | null) => {
  const unit: MaterialUnit = material?.unit ?? 'METRE'
  const kind: MaterialKind = material?.kind ?? 'FABRIC'
  return {
    name: material?.name ?? '',
    kind,
    color: material?.color ?? '',
    supplier: material?.supplier ?? '',
    unit,
    price: amountText(material?.price),
    lowStockLimit: typedQuantity(material?.lowStockLimit, unit),
    isArchived: material?.isArchived ?? false,
  }
}

interface MaterialFormProps {
  /** Null for a new one. */
  material: Material | null
  onSaved: (id: string) => void
  onClose: () => void
}

/** Adds a material, or changes what is known of one. */
export function MaterialForm({ material, onSaved, onClose }: MaterialFormProps) {
  const { t, i18n } = useLingui()
  const seesCosts = useIsAllowed('VIEW_COSTS')
  const [values, setValues] = useState(() => valuesOf(material))
  const [saveMaterial] = useMutation(SaveMaterial_mutation, {
    refetchQueries: material ? [] : [AdminMaterials_query],
  })
  const { submit, loading, errors, setErrors, submitError } = useSubmission(fields)
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes })

  const save = async () => {
    const { price: typedPrice, lowStockLimit: typedLimit, ...rest } = values
    const form = readForm(i18n, (read) => ({
      price: read.optionalAmount('price', typedPrice),
      lowStockLimit: optionalQuantityOf(read, 'lowStockLimit', typedLimit, values.unit),
    }))
    if (form.errors) return setErrors(form.errors)
    const { price, lowStockLimit } = form.input
    const input: SaveMaterialInput = {
      ...(material && { id: material.id, version: material.version }),
      ...rest,
      lowStockLimit,
      ...(seesCosts && { price }),
    }
    let id = ''
    const { state } = await submit(async () => {
      const payload = (await saveMaterial({ variables: { input } })).data?.saveMaterial
      id = payload?.material?.id ?? ''
      return payload
    })
    if (state !== 'done') return
    void notify({ id: 'material', title: material ? t`The material is saved.` : t`The material is added.` })
    onSaved(id)
  }
  return (
    <ClosableForm
      submit={material ? t`Save the material` : t`Add the material`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void save()}
      noValidate
      button={{ size: 'lg', minH: '12' }}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="3">
        {(['name', 'color', 'supplier'] as const).map((name) => (
          <TextField
            key={name}
            label={{ name: t`Name`, color: t`Colour (optional)`, supplier: t`Supplier (optional)` }[name]}
            maxLength={{ name: 100, color: 60, supplier: 200 }[name]}
            required={name === 'name'}
            minH="12"
            value={values[name]}
            error={errors[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
        <SelectField
          label={t`Kind`}
          minH="12"
          value={values.kind}
          error={errors.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as MaterialKind })}
        >
          {materialKinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(kindNames[kind])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Counted in`}
          minH="12"
          value={values.unit}
          error={errors.unit}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value as MaterialUnit })}
        >
          {Object.entries(unitNames).map(([unit, name]) => (
            <option key={unit} value={unit}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
        {seesCosts && (
          <AmountField
            label={
              values.unit === 'METRE' ? t`Price of a metre, ₹ (optional)` : t`Price of a piece, ₹ (optional)`
            }
            value={values.price}
            error={errors.price}
            onChange={(price) => change({ price })}
          />
        )}
        <QuantityField
          label={t`Low at (optional)`}
          unit={values.unit}
          value={values.lowStockLimit}
          error={errors.lowStockLimit}
          onChange={(lowStockLimit) => change({ lowStockLimit })}
        />
      </SimpleGrid>
      {material && (
        <CheckField
          label={t`Not used any more`}
          checked={values.isArchived}
          onChange={({ currentTarget }) => change({ isArchived: currentTarget.checked })}
        />
      )}
    </ClosableForm>
  )
}
