import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../../shared/paths.ts'
import { LegalText } from '../../ui/LegalText.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'

const sections = [
  {
    title: msg`What we keep`,
    paragraphs: [
      msg`Your account: your name, e-mail address and profile picture, and your password in a form that can’t be read back. If you sign in with Google, Google’s number for you takes the password’s place.`,
      msg`Your cart and your wishlist. What you put into an order: your name, e-mail address, phone number and address, your measurements, your wishes, and the pictures and links you add.`,
      msg`Links by which you ask others about a style, with the name that you typed for them and the votes, for 14 days or until you withdraw them. Of those who vote we keep nothing but the vote and a number by which their browser has one.`,
      msg`Your feedback, with the name and picture your account had when you wrote it. Everybody can read it, apart from your e-mail address.`,
      msg`The pictures you upload, without the place and the camera that your phone wrote into them. One that isn’t used in an order or in feedback is removed after a day.`,
    ],
  },
  {
    title: msg`What keeps the shop safe`,
    paragraphs: [
      msg`To stop people from guessing passwords we count failed logins and new accounts for each internet address, for a day at most. Our log of requests names pages and times, but neither you nor your internet address.`,
    ],
  },
  {
    title: msg`What stays in your browser`,
    paragraphs: [
      msg`Your sign-in, name, e-mail address and picture; copies of your cart and your wishlist, and of designs and feedback you have seen, so that pages open on a bad line; where you stood on a page; and feedback you have begun to write. Logging out clears them.`,
      msg`One cookie remembers the language you chose. Another, set when you log in, marks a browser you have used, so that others who guess your password can’t keep you out. A third, set when you vote on a style, holds a random number, so that a browser has one vote. We set no advertising cookies and follow nobody across other sites.`,
    ],
  },
  {
    title: msg`Who else learns of it`,
    paragraphs: [
      msg`Links to WhatsApp, to maps and to our profiles elsewhere lead to those services, which have rules of their own. Where the shop offers to sign you in with Google, the login pages load Google’s button.`,
    ],
  },
  {
    title: msg`Your say`,
    paragraphs: [
      msg`You can change or delete your feedback here. To see, correct or delete anything else that we keep about you, call us or write to us.`,
    ],
  },
]

export function PrivacyPage() {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageHead
        title={t`Privacy`}
        description={t`What our boutique keeps about you, what stays in your browser, and how to have it corrected or deleted.`}
        path={paths.privacy()}
      />
      <LegalText
        title={t`Privacy`}
        lead={t`What we keep about you, and what stays with you.`}
        sections={sections.map(({ title, paragraphs }) => ({
          title: i18n._(title),
          paragraphs: paragraphs.map((paragraph) => i18n._(paragraph)),
        }))}
      />
    </>
  )
}
