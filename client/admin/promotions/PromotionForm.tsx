import { useMutation } from '@apollo/client/react'
import { Button, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { PromotionForm_PromotionFragment } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { readForm } from '../forms/read-form.ts'
import { useVersionedForm } from '../forms/use-versioned-form.ts'
import { VersionedForm } from '../forms/VersionedForm.tsx'
import { SavePromotion_mutation } from './promotion-documents.ts'
import { emptyPromotion, inputOf, valuesOf } from './promotion-form.ts'
import { filledBy, promotionTemplates } from './promotion-templates.ts'
import { PromotionFields } from './PromotionFields.tsx'

/** @param promotion the one to change; null for a new one */
export function PromotionForm({ promotion }: { promotion: PromotionForm_PromotionFragment | null }) {
  const { t, i18n } = useLingui()
  const [mutate] = useMutation(SavePromotion_mutation)
  const form = useVersionedForm({
    initial: promotion ? valuesOf(promotion) : emptyPromotion,
    version: promotion?.version,
    read: (values) => readForm(i18n, (read) => inputOf(read, values)),
    send: async (typed, version) => {
      const input = { ...typed, ...(promotion && { id: promotion.id, version }) }
      const payload = (await mutate({ variables: { input } })).data?.savePromotion
      return { payload, stored: payload?.promotion }
    },
    changedElsewhere: t`Somebody else changed this offer meanwhile. Save once more to have yours, or open it again to see theirs.`,
    saved: promotion ? t`Offer saved` : t`Offer added`,
    back: adminPaths.promotions(),
  })
  return (
    <VersionedForm submit={promotion ? t`Save the offer` : t`Add the offer`} form={form}>
      {!promotion && (
        <Flex role="group" aria-label={t`Begin with`} gap="2" wrap="wrap">
          {promotionTemplates.map((template) => (
            <Button
              key={template.label.id}
              size="sm"
              minH="11"
              variant="outline"
              whiteSpace="normal"
              onClick={() => form.change(filledBy(template, form.values))}
            >
              {i18n._(template.label)}
            </Button>
          ))}
        </Flex>
      )}
      <PromotionFields values={form.values} errors={form.errors} change={form.change} />
    </VersionedForm>
  )
}
