import { Container } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../../shared/paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { ContactCards } from './ContactCards.tsx'
import { LocalBusiness } from './LocalBusiness.tsx'

export function ContactPage() {
  const { t } = useLingui()
  return (
    <Container py={{ base: '12', md: '20' }}>
      <PageHead
        title={t`Contact Us`}
        description={t`Call, write, WhatsApp or visit our boutique in Mumbai. Open Monday to Saturday, 9 am to 7 pm.`}
        path={paths.contact()}
      />
      <PageIntro eyebrow={t`Come, call or write`} title={t`Contact Us`}>
        <Trans>Bring the cloth, a picture or just the idea.</Trans>
      </PageIntro>
      <ContactCards />
      <LocalBusiness />
    </Container>
  )
}
