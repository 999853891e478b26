import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { styleParts } from '../../../shared/style-options/style-parts.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { DeleteStyleOption } from './DeleteStyleOption.tsx'
import { AdminStyleBook_query } from './style-book-documents.ts'
import { StyleOptionForm } from './StyleOptionForm.tsx'

/** Adds an option to the style book, or changes the one of the address. */
export function StyleOptionFormPage() {
  const { t, i18n } = useLingui()
  const { optionId } = useParams()
  const mayDelete = useIsAllowed('DELETE_PRODUCTS')
  const [parameters] = useSearchParams()
  const { data, error, refetch } = useQuery(AdminStyleBook_query, {
    // The form starts from the server's current values, never from a cached option.
    fetchPolicy: 'no-cache',
  })
  if (!data)
    return error ? (
      <UnreadPage title={t`The style book could not be read`} retry={refetch} />
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the style book`}>
        <Skeleton height="40" borderRadius="l3" />
        <Skeleton height="40" borderRadius="l3" />
      </Stack>
    )
  const all = data.styleOptions
  const option = all.find(({ id }) => id === optionId) ?? null
  const part = styleParts.find((each) => each === parameters.get('part')) ?? 'FRONT_NECK'
  if (optionId !== undefined && !option)
    return (
      <>
        <AdminHeading title={t`Option`} />
        <ErrorState title={t`There is no such option`}>
          <Trans>
            It may have been deleted.{' '}
            <RouterLink to={adminPaths.styleBook()}>Back to the style book</RouterLink>
          </Trans>
        </ErrorState>
      </>
    )
  const name = option && localizedName(i18n, option)
  return (
    <>
      <AdminHeading title={name ?? t`Add an option`}>
        {option && mayDelete && <DeleteStyleOption id={option.id} name={name ?? ''} />}
      </AdminHeading>
      <StyleOptionForm key={optionId} option={option} part={part} all={all} />
    </>
  )
}
