import { useMutation } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { AdminStyleBook_query, DeleteStyleOption_mutation } from './style-book-documents.ts'

export function DeleteStyleOption({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const [mutate] = useMutation(DeleteStyleOption_mutation, { refetchQueries: [AdminStyleBook_query] })
  return (
    <DeleteButton
      name={name}
      question={t`Delete this option? Orders keep it as it was. While a shopper has it in an order that is not placed, it is switched off instead.`}
      deleted={t`Option deleted or switched off`}
      notDeleted={t`The option was not deleted. Please try again.`}
      back={adminPaths.styleBook()}
      remove={async () => {
        const payload = (await mutate({ variables: { input: { id } } })).data?.deleteStyleOption
        return payload !== undefined && payload.userErrors.length === 0
      }}
    />
  )
}
