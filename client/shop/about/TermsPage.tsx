import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../../shared/paths.ts'
import { LegalText } from '../../ui/LegalText.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'

const sections = [
  {
    title: msg`Prices`,
    paragraphs: [
      msg`Prices are in Indian rupees. Delivery is a line of its own in the cart and on the order. The price of custom work is told by phone.`,
      msg`The cart shows the prices of today: if one changes before you order, the cart says so.`,
    ],
  },
  {
    title: msg`Orders and payment`,
    paragraphs: [
      msg`An order is what its last step shows: the garments, their prices, your measurements and where they are to go. Please check it before you send it.`,
      msg`Payment is cash on delivery, or one of the ways that the page of your order offers. If you would like to change something you have ordered, please call us.`,
      msg`Questions about alterations, exchanges or returns are best asked before you order: call, write or visit us, and we tell you what applies to your garment.`,
    ],
  },
  {
    title: msg`Your measurements and your cloth`,
    paragraphs: [
      msg`Tailor-made garments are cut to the measurements in your order, in centimetres. Please check them.`,
      msg`If you send us cloth, tell us what we should know about it, such as how it was washed.`,
    ],
  },
  {
    title: msg`Pictures on this site`,
    paragraphs: [
      msg`Pictures marked as illustrations are drawn to show cut, colour and ornament. Cloth differs a little from piece to piece, and colours from screen to screen.`,
    ],
  },
  {
    title: msg`Feedback you publish`,
    paragraphs: [
      msg`Your feedback can be read by everybody, with your name, your profile picture and the picture you add. You can change or delete it at any time. We may delete what is unlawful or hurtful.`,
    ],
  },
]

export function TermsPage() {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageHead
        title={t`Terms`}
        description={t`How prices, orders, measurements and feedback work at our Mumbai boutique.`}
        path={paths.terms()}
      />
      <LegalText
        title={t`Terms`}
        lead={t`How this shop works, in plain words.`}
        sections={sections.map(({ title, paragraphs }) => ({
          title: i18n._(title),
          paragraphs: paragraphs.map((paragraph) => i18n._(paragraph)),
        }))}
      />
    </>
  )
}
