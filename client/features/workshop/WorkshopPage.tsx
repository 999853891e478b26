import { Container } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { PageHead } from '../shell/PageHead.tsx'
import { TailorGarment } from './TailorGarment.tsx'
import { TailorGarments } from './TailorGarments.tsx'
import { TailorSignIn } from './TailorSignIn.tsx'
import { useTailorToken } from './tailor-session.ts'

/** A tailor's working day: the garments to sew, and one of them by its code. */
export function WorkshopPage() {
  const { t } = useLingui()
  const { code } = useParams()
  const token = useTailorToken()
  return (
    <Container maxW="2xl" py="6" px="4">
      <PageHead title={t`Workshop`} description={t`For the tailors of the shop.`} />
      {token === null ? (
        <TailorSignIn code={code ?? null} />
      ) : code === undefined ? (
        <TailorGarments token={token} />
      ) : (
        <TailorGarment token={token} code={code} />
      )}
    </Container>
  )
}
