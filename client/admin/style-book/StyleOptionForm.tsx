import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import type { StyleOptionForm_OptionFragment, StylePart } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { readForm } from '../forms/read-form.ts'
import { useVersionedForm } from '../forms/use-versioned-form.ts'
import { VersionedForm } from '../forms/VersionedForm.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { AdminStyleBook_query, SaveStyleOption_mutation } from './style-book-documents.ts'
import { emptyOption, inputOf, valuesOf } from './style-option-form.ts'
import { StyleOptionFields } from './StyleOptionFields.tsx'

interface StyleOptionFormProps {
  /** The one to change; null for a new one. */
  option: StyleOptionForm_OptionFragment | null
  /** Of a new one, first. */
  part: StylePart
  all: readonly StyleOptionForm_OptionFragment[]
}

export function StyleOptionForm({ option, part, all }: StyleOptionFormProps) {
  const { t, i18n } = useLingui()
  const seesMaterials = useIsAllowed('MANAGE_ORDERS')
  // The versions and places of others change with it.
  const [mutate] = useMutation(SaveStyleOption_mutation, { refetchQueries: [AdminStyleBook_query] })
  const form = useVersionedForm({
    initial: option ? valuesOf(option) : emptyOption(part),
    version: option?.version,
    read: (values) => readForm(i18n, (read) => inputOf(read, values, seesMaterials)),
    send: async (typed, version) => {
      const input = { ...typed, ...(option && { id: option.id, version }) }
      const payload = (await mutate({ variables: { input } })).data?.saveStyleOption
      return { payload, stored: payload?.styleOption }
    },
    changedElsewhere: t`Somebody else changed this option meanwhile. Save once more to have yours, or open it again to see theirs.`,
    saved: option ? t`Option saved` : t`Option added`,
    back: adminPaths.styleBook(),
  })
  return (
    <VersionedForm submit={option ? t`Save the option` : t`Add the option`} form={form}>
      <StyleOptionFields
        id={option?.id ?? null}
        values={form.values}
        errors={form.errors}
        change={form.change}
        all={all}
      />
    </VersionedForm>
  )
}
