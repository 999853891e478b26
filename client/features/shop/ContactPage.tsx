import { useQuery } from '@apollo/client/react'
import { Container, Skeleton } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { ContactCards } from './ContactCards.tsx'
import { LocalBusiness } from './LocalBusiness.tsx'

const ContactPage_query = graphql(`
  query ContactPage {
    shop {
      ...ContactCards_shop
      ...LocalBusiness_shop
    }
  }
`)

export function ContactPage() {
  const { data, error, refetch } = useQuery(ContactPage_query)
  return (
    <Container py={{ base: '12', md: '20' }}>
      <PageHead
        title="Contact Us"
        description="Call, write, WhatsApp or visit our boutique in Mumbai. Open Monday to Saturday, 9 am to 7 pm."
        path={paths.contact()}
      />
      <PageIntro eyebrow="Come, call or write" title="Contact Us">
        Bring the cloth, a picture or just the idea. The first consultation costs nothing.
      </PageIntro>
      {data && <ContactCards shop={data.shop} />}
      {data && <LocalBusiness shop={data.shop} />}
      {!data && !error && <Skeleton height="72" />}
      {!data && error && (
        <ErrorState
          title="Our details did not load"
          retry={{ label: 'Try Again', onClick: () => void refetch() }}
        >
          Check your connection and try again.
        </ErrorState>
      )}
    </Container>
  )
}
