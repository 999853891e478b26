/** What shoppers ask about the shop: `HelpTopic` of the schema, in the order of the page's sections. */
export const helpTopics = [
  'DELIVERY',
  'TRACKING',
  'RETURNS',
  'ALTERATIONS',
  'STITCHING',
  'SIZES',
  'PAYMENT',
  'VISIT',
] as const

export type HelpTopic = (typeof helpTopics)[number]

/** The id of a topic's section. */
export const helpSectionId = (topic: HelpTopic) => topic.toLowerCase()
