import { type HelpTopic, helpTopics } from '../../../shared/help-topics.ts'
import { withoutDots, wordsOf } from './search-tokens.ts'

const listed = (...lines: string[]) => lines.flatMap((line) => line.split(', '))

/** The phrases by which each topic is asked for, in English, Hinglish and Hindi. */
const phrases: Record<HelpTopic, string[]> = {
  DELIVERY: listed(
    'delivery, deliveries, deliver, shipping, courier, delivery charges, shipping charges',
    'delivery time, delivery date, free delivery, free shipping, dilivery, delivry, delevery',
    'shiping, डिलीवरी, डिलिवरी, शिपिंग, कूरियर',
  ),
  TRACKING: listed(
    'track, tracking, track order, track my order, order tracking, order status, where is my order',
    'mera order, order kahan hai, ऑर्डर कहाँ है, मेरा ऑर्डर, ट्रैक, ट्रैकिंग',
  ),
  RETURNS: listed(
    'return, returns, return policy, exchange, exchange policy, refund, refunds, money back',
    'refund policy, wapsi, vapsi, wapas, vapas, wapasi, वापसी, वापस, रिटर्न, रिफ़ंड, एक्सचेंज',
  ),
  ALTERATIONS: listed(
    'alteration, alterations, alter, altering, does not fit, fitting problem, fitting issue',
    'altration, ऑल्टरेशन, आल्टरेशन, अल्टरेशन',
  ),
  STITCHING: listed(
    'stitching charge, stitching charges, stitching price, stitching prices, stitching cost',
    'stitching rate, stitching rates, stitching guide, stitching service, stitching time, tailoring',
    'tailoring charges, tailoring price, silai, silai charge, silai charges, silai rate, silai kitna',
    'fall pico, fall and pico, fall beading, fall pico charges, pico, फॉल पीको, फॉल पिको',
    'own fabric, own cloth, my fabric, my cloth, सिलाई, सिलाई का खर्च, सिलाई चार्ज, अपना कपड़ा',
  ),
  SIZES: listed(
    'size chart, size charts, size guide, sizing, what size, which size, my size, measurement',
    'measurements, measurement guide, how to measure, size kaise, naap, naap kaise le, साइज़ चार्ट',
    'साइज़ गाइड, कौन सा साइज़, नाप, माप',
  ),
  PAYMENT: listed(
    'payment, payments, payment options, payment methods, how to pay, pay, cod, cash on delivery',
    'upi, gpay, google pay, phonepe, paytm, emi, advance payment, invoice, gst bill, भुगतान, पेमेंट',
    'कैश ऑन डिलीवरी, यूपीआई',
  ),
  VISIT: listed(
    'address, shop address, store address, location, timing, timings, shop timings, opening hours',
    'opening time, store hours, shop hours, contact, contact number, phone number, whatsapp number',
    'customer care, store location, near me, pata, dukan, dukaan, dukan ka pata, पता, दुकान',
    'दुकान का पता, समय, फ़ोन नंबर, संपर्क',
  ),
}

/** The words of questions, which say nothing of a design. */
const questionWords = new Set(
  [
    'a an and any are at be by can could cost charge charges days do does for free from get give how i if in is it kind',
    'long many me methods much my of on or our policy price rate rules shop store take taken takes the there time to what',
    'when where which who why will with you your yours',
    'aap aapka aapki ap batao bataiye kab kaha kahan kaise ka kar kare karen karna karne ke ki kitna kitne kitni ko kya le lagega mein me hai hain ho',
    'hota hoti se sakta sakte sakti din dinon mera meri',
    'क्या कब कहाँ कैसे कितना कितने कितनी कौन सा का की के को में से है हैं हो होता होती आप आपका आपकी मेरा मेरी दिन दिनों',
    'लगेगा लगेंगे करना करने करें करे कर सकते सकती बताओ बताइए और पर नीति',
  ]
    .join(' ')
    .split(' ')
    .map(withoutDots),
)

const topicOf = new Map(
  helpTopics.flatMap((topic) =>
    phrases[topic].map((phrase): [string, HelpTopic] => [wordsOf(phrase).map(withoutDots).join(' '), topic]),
  ),
)

const maxWords = Math.max(...[...topicOf.keys()].map((phrase) => phrase.split(' ').length))

export interface HelpReading {
  /** What the text asks about the shop, in the order of `helpTopics`. */
  topics: HelpTopic[]
  /** What is left to be looked for in the products: all of the text where it asks nothing. */
  rest: string
}

/** Tells what a search asks about the shop from what it says of products. */
export function readHelpTopics(text: string): HelpReading {
  const words = wordsOf(text)
  const plain = words.map(withoutDots)
  const found = new Set<HelpTopic>()
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWords, words.length - at)
    const topic = () => topicOf.get(plain.slice(at, at + length).join(' '))
    while (length > 0 && !topic()) length -= 1
    if (length > 0) found.add(topic()!)
    else if (!questionWords.has(plain[at]!)) rest.push(words[at]!)
    at += Math.max(length, 1)
  }
  return {
    topics: helpTopics.filter((topic) => found.has(topic)),
    rest: found.size === 0 ? text : rest.join(' '),
  }
}

/** The shortest beginning of a phrase that names its topic. */
const minBeginning = 4

/** The same for a text that is still being typed: what it begins to ask counts, too. */
export function readUnfinished(text: string): HelpReading {
  const typed = wordsOf(text).map(withoutDots).join(' ')
  const begun = typed.length < minBeginning ? [] : [...topicOf].filter(([phrase]) => phrase.startsWith(typed))
  const { topics, rest } = readHelpTopics(text)
  return {
    topics: helpTopics.filter((topic) => topics.includes(topic) || begun.some(([, each]) => each === topic)),
    // 'delivery charg' is no search for a design; 'cash' may be one.
    rest: topics.length > 0 && begun.length > 0 ? '' : rest,
  }
}
