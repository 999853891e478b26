import { paths } from '../../paths.ts'
import { LegalText } from '../../ui/LegalText.tsx'
import { PageHead } from '../shell/PageHead.tsx'

const sections = [
  {
    title: 'Prices',
    paragraphs: [
      'Prices are in Indian rupees and include stitching. Delivery is shown separately. The price of custom work is agreed by phone before any cloth is cut.',
      'A price in your cart is the one of today: if it changes before you order, the cart says so.',
    ],
  },
  {
    title: 'Orders and payment',
    paragraphs: [
      'An order is agreed once we have confirmed it with you by phone. Payment is on delivery unless we agree otherwise.',
      'Garments stitched to your measurements are made for you alone. They can’t be returned, but we alter them until they fit.',
    ],
  },
  {
    title: 'Your measurements and your cloth',
    paragraphs: [
      'We work from the measurements you give us, or take them ourselves. Please check them: small alterations within a month of delivery are part of the price.',
      'Cloth that you bring stays yours. Tell us of anything we should know, such as earlier washing or hidden seams.',
    ],
  },
  {
    title: 'Pictures on this site',
    paragraphs: [
      'Pictures marked as illustrations are drawn to show cut, colour and ornament. Cloth differs a little from piece to piece, and colours from screen to screen.',
    ],
  },
  {
    title: 'Feedback you publish',
    paragraphs: [
      'Feedback appears with your name. You can change or delete yours at any time. We remove what is unlawful or hurtful.',
    ],
  },
]

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms"
        description="How ordering, prices, alterations and returns work at our Mumbai boutique."
        path={paths.terms()}
      />
      <LegalText title="Terms" lead="What you and we can count on, in plain words." sections={sections} />
    </>
  )
}
