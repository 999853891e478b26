import { paths } from '../../paths.ts'
import { LegalText } from '../../ui/LegalText.tsx'
import { PageHead } from '../shell/PageHead.tsx'

const sections = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, e-mail address and password (only in a form nobody can read back) when you make an account; your cart; and the feedback you write.',
      'Measurements and delivery details when you describe an order. They are seen by you and by the people who make your garment.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'Your sign-in, the number of things in your cart and where you stood on a page are kept in your own browser. Logging out clears them.',
      'We set no advertising cookies and follow nobody across other sites.',
    ],
  },
  {
    title: 'Who else sees it',
    paragraphs: [
      'Nobody buys it from us. A courier gets the name, address and phone number for a delivery. If you sign in through another provider, that provider learns that you did.',
    ],
  },
  {
    title: 'Your say',
    paragraphs: [
      'Ask us by e-mail or phone for a copy of what we keep about you, to correct it, or to delete it. We answer within a week.',
    ],
  },
]

export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy"
        description="What our boutique keeps about you, why, and how to have it deleted."
        path={paths.privacy()}
      />
      <LegalText title="Privacy" lead="What we know about you, and what we do with it." sections={sections} />
    </>
  )
}
