import { Container, Skeleton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { roles } from '../../shared/accounts/roles.ts'
import { useLiveSession } from '../app/session/session.ts'
import { PageHead } from '../app/shell/PageHead.tsx'
import { TailorGarments } from './TailorGarments.tsx'
import { TailorSignIn } from './TailorSignIn.tsx'
import { useTailorToken } from './tailor-session.ts'

const TailorGarment = lazy(async () => ({ default: (await import('./TailorGarment.tsx')).TailorGarment }))

const ShopGarment = lazy(async () => ({ default: (await import('./ShopGarment.tsx')).ShopGarment }))

/** A tailor's working day: the garments to sew, and one of them by its code. */
export function WorkshopPage() {
  const { t } = useLingui()
  const { code } = useParams()
  const token = useTailorToken()
  const { role } = useLiveSession()
  const isStaff = role === roles.ADMIN.web || role === roles.STAFF.web
  return (
    <Container maxW="2xl" py="6" px="4">
      <PageHead title={t`Workshop`} description={t`For the tailors of the shop.`} />
      {token === null && code !== undefined && isStaff ? (
        <Suspense>
          <ShopGarment code={code} />
        </Suspense>
      ) : token === null ? (
        <TailorSignIn code={code ?? null} />
      ) : code === undefined ? (
        <TailorGarments token={token} />
      ) : (
        <Suspense fallback={<Skeleton height="60" role="status" aria-label={t`Loading`} />}>
          <TailorGarment token={token} code={code} />
        </Suspense>
      )}
    </Container>
  )
}
