import { Box, Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductForm_ProductFragment } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { SessionEnded } from '../shell/SessionEnded.tsx'
import { FormErrors } from './FormErrors.tsx'
import { PicturesField } from './PicturesField.tsx'
import { PricePreview } from './PricePreview.tsx'
import { ProductConflictNotice } from './ProductConflictNotice.tsx'
import { DetailFields, ProductSection } from './ProductFields.tsx'
import type { ProductValues } from './product-form.ts'
import { SizesField } from './SizesField.tsx'
import { useFormSave } from './use-form-save.ts'
import { usePictureUploads } from './use-picture-uploads.ts'
import { useProductForm } from './use-product-form.ts'

const StyleField = lazy(async () => ({ default: (await import('./StyleField.tsx')).StyleField }))

const TranslationFields = lazy(async () => ({
  default: (await import('./TranslationFields.tsx')).TranslationFields,
}))
const GoesWithField = lazy(async () => ({ default: (await import('./GoesWithField.tsx')).GoesWithField }))

type Product = ProductForm_ProductFragment

interface ProductFormProps {
  /** The product to change; null for a new one. */
  product: Product | null
  initial: ProductValues
}

/**
 * The form of all product fields. What was typed is preserved until it is saved, whatever fails
 * meanwhile.
 */
export function ProductForm({ product, initial }: ProductFormProps) {
  const form = useProductForm(initial)
  const [saved, setSaved] = useState(false)
  return (
    <FormProvider {...form}>
      {/* Synchronously: the guard must not block the navigation that follows. */}
      <FormBody product={product} onSaved={() => flushSync(() => setSaved(true))} />
      <LeaveConfirmation unsaved={form.formState.isDirty && !saved} />
    </FormProvider>
  )
}

function FormBody({ product, onSaved }: { product: Product | null; onSaved: () => void }) {
  const { t } = useLingui()
  const pictures = usePictureUploads()
  const { failed } = pictures
  const save = useFormSave(product, failed, onSaved)
  const { onSubmit, errors, failure, conflict, keepLocal, acceptServer, saving } = save
  const button = product ? t`Update Product` : t`Add Product`
  return (
    <chakra.form noValidate onSubmit={onSubmit} aria-busy={saving}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          {errors.length > 0 && <FormErrors title={failure} errors={errors} />}
          {conflict && (
            <ProductConflictNotice
              conflict={conflict}
              onKeepLocal={keepLocal}
              onAcceptServer={acceptServer}
            />
          )}
          <ProductSection name="design" />
          <PicturesField pictures={pictures} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5">
            <ProductSection name="price" />
            <PricePreview />
          </Grid>
          <ProductSection name="stock" />
          <ProductSection name="fabric" />
          <DetailFields />
          <Suspense>
            <StyleField />
            <GoesWithField productId={product?.id ?? null} />
            <TranslationFields />
          </Suspense>
          <SizesField />
        </Stack>
        <Box position={{ xl: 'sticky' }} top="20">
          <ProductSection name="visibility" />
        </Box>
      </Grid>
      <Flex
        gap="3"
        wrap="wrap"
        mt="5"
        py="3"
        position="sticky"
        bottom="0"
        bg="bg"
        borderTopWidth="1px"
        zIndex="docked"
      >
        <SessionEnded button={button} />
        {failed > 0 && (
          <Text width="full" color="fg.error">
            <Plural
              value={failed}
              one="# image could not be uploaded and is missing. Try again or remove it."
              other="# images could not be uploaded and are missing. Try again or remove them."
            />
          </Text>
        )}
        <Button type="submit" loading={saving} loadingText={t`Saving…`} disabled={pictures.waiting > 0}>
          {pictures.waiting > 0 ? t`Images are on their way…` : button}
        </Button>
        <Button asChild variant="outline">
          <RouterLink to={adminPaths.products()}>
            <Trans>Cancel</Trans>
          </RouterLink>
        </Button>
      </Flex>
      <Confirm
        open={save.isConfirming}
        title={t`Save without ${plural(failed, { one: '# image', other: '# images' })}?`}
        text={t`What could not be uploaded is not part of the product. Go back to try again, or save the product without it.`}
        confirm={t`Save without`}
        decline={t`Go back`}
        onConfirm={save.sendWithout}
        onClose={save.stay}
      />
    </chakra.form>
  )
}
