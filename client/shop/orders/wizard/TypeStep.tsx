import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ClothPart } from './ClothPart.tsx'
import { LineStyles } from './LineStyles.tsx'
import { OwnCloth } from './OwnCloth.tsx'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import { PictureField } from './PictureField.tsx'
import { errorAt } from './use-order-form.ts'
import { useWizard } from './wizard-context.ts'
import { deletePicture } from './pending-pictures.ts'
import { isPending, pendingPrefix } from './order-form.ts'

/** Step 2: own fabric, own design, and special instructions. */
export function TypeStep() {
  const { subject } = useWizard()
  const { t } = useLingui()
  const { register, control, formState } = useFormContext<OrderValues>()
  const [lines] = useWatch({ control, name: ['lines'] })
  const stitched = subject.type === 'custom' || lines.some(({ productType }) => productType === 'TAILOR')
  return (
    <Stack gap="6">
      {subject.type === 'readymade' && (
        <Text>
          <Trans>Select from our curated ready-made collection</Trans>
        </Text>
      )}
      {stitched && (
        <>
          <LineStyles />
          <Pictures
            field="clothPics"
            label={t`Pictures of your cloth`}
            helper={t`If you bring your own cloth: photos by daylight, if you can.`}
          />
          <ClothPart />
          <OwnCloth />
          <TextField
            label={t`Colour of the cloth`}
            maxLength={200}
            id={fieldId('color')}
            {...register('color')}
          />
        </>
      )}
      {subject.type === 'custom' && (
        <>
          <TextArea
            label={t`Design details`}
            helper={t`Neck, sleeves, back, embroidery: as you imagine it.`}
            maxLength={5000}
            id={fieldId('designDetails')}
            {...register('designDetails')}
          />
          <Pictures
            field="designPics"
            label={t`Pictures of the design`}
            helper={t`Anything that shows what you have in mind.`}
          />
          <TextField
            label={t`Link to a design`}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            id={fieldId('link')}
            error={errorAt(formState.errors, 'link')}
            {...register('link')}
          />
        </>
      )}
      <TextArea
        label={t`Additional details`}
        helper={t`Anything else we should know.`}
        maxLength={5000}
        id={fieldId('customerDetails')}
        {...register('customerDetails')}
      />
      <TextArea
        label={t`Special instructions`}
        helper={t`For making or delivering it, such as lining, gift wrapping or a good time to call.`}
        maxLength={5000}
        id={fieldId('specialInstructions')}
        {...register('specialInstructions')}
      />
    </Stack>
  )
}

interface PicturesProps {
  field: 'clothPics' | 'designPics'
  label: string
  helper: string
}

function Pictures({ field, label, helper }: PicturesProps) {
  const { pending } = useWizard()
  const { control, setValue, getValues } = useFormContext<OrderValues>()
  const pictures = useWatch({ control, name: field })
  const remove = (picture: string) => {
    setValue(
      field,
      getValues(field).filter((each) => each !== picture),
    )
    if (isPending(picture)) void deletePicture(picture.slice(pendingPrefix.length))
  }
  return (
    <PictureField
      field={field}
      label={label}
      helper={helper}
      pictures={pictures}
      pending={pending}
      onAdd={(added) => setValue(field, [...getValues(field), ...added])}
      onRemove={remove}
    />
  )
}
