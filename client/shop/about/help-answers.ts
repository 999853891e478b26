import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { paths } from '../../../shared/paths.ts'
import type { HelpPageQuery } from '../../__generated__/graphql.ts'
import { addressLines } from '../../lib/contact.ts'
import { localizedText } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'

type Shop = HelpPageQuery['shop']
type AdvanceRule = Shop['advanceRules'][number]

/** The answer to a question about the shop: whole paragraphs, and where to go on. */
export interface HelpAnswer {
  paragraphs: string[]
  link?: { to: string; label: string }
}

/** The answers, from the shop's own settings, so that they say what the shop does. */
export function helpAnswers(shop: Shop, i18n: I18n): Record<HelpTopic, HelpAnswer> {
  const { fitNotes, returnDays, phone } = shop
  const say = (message: MessageDescriptor) => i18n._(message)
  return {
    DELIVERY: {
      paragraphs: [
        say(
          shop.hasDeliveryZones
            ? msg`Type your pincode on the page of a design: it shows the day on which the design arrives, and what the delivery costs. Where we don’t deliver, it says so.`
            : msg`We deliver everywhere in India. What the delivery costs is a line of its own in the cart and on the order.`,
        ),
        say(
          msg`What is stitched for you waits for its turn in our workshop. The day that you see before you order counts that in.`,
        ),
        say(msg`You can also pick your order up at the shop: choose it with the address.`),
      ],
    },
    TRACKING: {
      paragraphs: [
        say(
          msg`Your orders are listed when you are signed in, each with what is done and what comes next. Without an account, open the link in our message about your order.`,
        ),
        say(msg`Or call us: ${phone}.`),
      ],
      link: { to: paths.orders(), label: say(msg`Your orders`) },
    },
    RETURNS: {
      paragraphs: [
        returnDays > 0
          ? say(
              msg`${plural(returnDays, {
                one: 'Ready-made pieces can be returned for # day after the delivery: for your money, or for another size while we have one. Announce it on the page of your order.',
                other:
                  'Ready-made pieces can be returned for # days after the delivery: for your money, or for another size while we have one. Announce it on the page of your order.',
              })}`,
            )
          : say(msg`Pieces can’t be returned.`),
        localizedText(i18n, fitNotes.readyMade, fitNotes.readyMadeHindi),
        say(
          msg`What is stitched to your measurements is made for you alone and can’t be returned: we make it fit.`,
        ),
      ],
    },
    ALTERATIONS: {
      paragraphs: [
        localizedText(i18n, fitNotes.tailored, fitNotes.tailoredHindi),
        say(msg`After the delivery, the page of your order takes your request for an alteration.`),
      ],
    },
    STITCHING: {
      paragraphs: [
        say(msg`Each design that we stitch to your measurements shows what it costs that way.`),
        say(
          msg`For a design of your own, or for your own cloth, tell us what you have in mind, with pictures. We answer with a price, and begin once you have accepted it.`,
        ),
      ],
      link: { to: paths.order(null, 'custom'), label: say(msg`Order your own design`) },
    },
    SIZES: {
      paragraphs: [
        say(
          msg`A ready-made design lists its sizes with their measurements, and suggests one by yours: tap “Find my size” on its page.`,
        ),
        say(
          msg`For what is stitched, the order asks for the measurements of the garment, in centimetres or inches, and shows how to take each. You can save them for the next order.`,
        ),
        say(msg`Or come to the shop, and we measure you.`),
      ],
    },
    PAYMENT: {
      paragraphs: [
        say(
          shop.upi
            ? msg`By cash on delivery, or by UPI on the page of your order, which also lists its other ways to pay.`
            : msg`By cash on delivery, or by one of the ways that the page of your order offers.`,
        ),
        ...(shop.cashOnDeliveryFee > 0
          ? [say(msg`Cash on delivery adds ${{ fee: listedRupees(shop.cashOnDeliveryFee) }} to the total.`)]
          : []),
        ...(shop.advanceRules.length > 0
          ? shop.advanceRules.map((rule) => advanceSentence(rule, i18n))
          : [say(msg`Nothing is paid in advance.`)]),
      ],
    },
    VISIT: {
      paragraphs: [
        addressLines(shop.address).join(', '),
        describeOpeningHours(shop.openingHours, i18n),
        phone,
      ],
      link: { to: paths.contact(), label: say(msg`Contact Us`) },
    },
  }
}

function advanceSentence({ orderType, minimumTotal, percent, amount }: AdvanceRule, i18n: I18n) {
  const orders = i18n._(ordersOf[orderType ?? 'ANY'])
  const share = percent == null ? listedRupees(amount ?? 0) : `${percent}%`
  const from = listedRupees(minimumTotal)
  return i18n._(
    minimumTotal > 0
      ? msg`${orders} from ${from} on: ${share} in advance, the rest on delivery.`
      : msg`${orders}: ${share} in advance, the rest on delivery.`,
  )
}

const ordersOf = {
  ANY: msg`Orders`,
  READYMADE: msg`Ready-made orders`,
  TAILOR: msg`Orders that we stitch to your measurements`,
  CUSTOM: msg`Orders of your own design`,
} satisfies Record<NonNullable<AdvanceRule['orderType']> | 'ANY', MessageDescriptor>
