import type { Design } from '../design.ts'

type Drawing = Design['drawing']

/** Options of the style book that a shop begins with, by the words of the designs. */
const necks: Record<NonNullable<Drawing['neckline']>, string> = {
  'Round Neck': 'front-neck-round',
  'V-Neck': 'front-neck-v',
  'Boat Neck': 'front-neck-boat',
  Sweetheart: 'front-neck-sweetheart',
  'Square Neck': 'front-neck-square',
  'High Neck': 'front-neck-high',
  Halter: 'front-neck-halter',
}
const sleeves: Record<NonNullable<Drawing['sleeve']>, string> = {
  'Short Sleeve': 'sleeve-short',
  'Long Sleeve': 'sleeve-long',
  Sleeveless: 'sleeve-sleeveless',
}
const backs: Record<NonNullable<Design['blouseDetails']>['blouseBackDesign'], string> = {
  'Closed Back': 'back-closed',
  'Back Open': 'back-open',
  'Keyhole Back': 'back-keyhole',
}
const fits: Record<NonNullable<Design['suitDetails']>['fitType'], string> = {
  Regular: 'fit-regular',
  Slim: 'fit-slim',
  'Loose Fit': 'fit-loose',
}
const suits: Record<NonNullable<Design['suitDetails']>['style'], readonly string[]> = {
  'Straight Cut': ['suit-straight', 'length-knee', 'bottom-trousers'],
  Anarkali: ['suit-anarkali', 'length-calf', 'bottom-churidar'],
  'A-Line': ['suit-a-line', 'length-knee', 'bottom-churidar'],
  Patiala: ['suit-patiala', 'length-knee', 'bottom-patiala'],
  Palazzo: ['suit-palazzo', 'length-knee', 'bottom-palazzo'],
}
const skirts: Record<NonNullable<Design['lehengaDetails']>['lehengaType'], string> = {
  'A-Line': 'skirt-a-line',
  Mermaid: 'skirt-mermaid',
  Flared: 'skirt-flared',
  Straight: 'skirt-straight',
}
const dresses: Record<NonNullable<Drawing['silhouette']>, readonly string[]> = {
  'a-line': ['skirt-dress-a-line', 'length-knee'],
  'fit-and-flare': ['skirt-dress-flared', 'length-knee'],
  shirt: ['skirt-dress-a-line', 'length-knee'],
  jacket: ['length-calf'],
  maxi: ['skirt-dress-flared', 'length-floor'],
  gown: ['skirt-dress-flared', 'length-floor'],
  kaftan: ['length-calf'],
}

/** What only the description says, by slug: it takes the place of what the design's other words say of the same part. */
const described: Readonly<Record<string, readonly string[]>> = {
  'maroon-maggam-bridal-blouse': ['closure-back-hooks'],
  'golden-brocade-booti-blouse': ['cut-princess'],
  'black-mirror-work-dori-blouse': ['latkan-dori-latkan'],
  'indigo-ajrakh-boat-neck-blouse': ['closure-front-hooks'],
  'temple-red-kanjivaram-blouse': ['back-u'],
  'ivory-chikankari-high-neck-blouse': ['closure-front-buttons'],
  'emerald-velvet-sweetheart-blouse': ['piping-lace'],
  'pink-sequin-halter-blouse': ['closure-back-hooks'],
  'mustard-ikat-office-blouse': ['sleeve-elbow'],
  'peach-organza-puff-sleeve-blouse': ['sleeve-puff'],
  'golden-tissue-sleeveless-blouse': ['back-v'],
  'wine-satin-v-back-blouse': ['back-v'],
  'rani-pink-gota-dori-blouse': ['latkan-dori', 'piping-lace'],
  'blush-pink-polka-retro-blouse': ['sleeve-elbow'],
  'mint-georgette-bell-sleeve-blouse': ['sleeve-bell'],
  'black-velvet-square-neck-blouse': ['back-square', 'sleeve-elbow'],
  'black-bandhani-puff-sleeve-blouse': ['sleeve-puff', 'piping-contrast'],
  'black-polka-crop-blouse': ['front-neck-collar', 'closure-front-buttons', 'length-cropped'],
  'white-satin-sweetheart-blouse': ['closure-back-buttons'],
  'peach-resham-floral-slim-blouse': ['cut-darts'],

  'black-chikankari-georgette-anarkali': ['length-floor', 'dupatta-bordered'],
  'phulkari-yellow-patiala-suit': ['length-hip', 'dupatta-bordered'],
  'pista-green-chiffon-a-line-suit': ['bottom-trousers'],
  'wine-sequin-georgette-anarkali': ['length-floor'],
  'maroon-pin-dot-office-suit': ['closure-front-buttons', 'bottom-trousers'],
  'vermilion-satin-palazzo-set': ['dupatta-none'],
  'gulabo-gota-patti-sharara-style-suit': ['length-hip', 'piping-lace'],
  'old-gold-zardozi-anarkali-gown': ['length-floor'],
  'champagne-satin-straight-suit': ['dupatta-none'],
  'sage-green-leheriya-patiala-suit': ['length-hip'],
  'emerald-silk-straight-suit-set': ['piping-contrast'],
  'kutchi-mirror-black-patiala-suit': ['length-hip'],
  'black-chiffon-floral-a-line-suit': ['length-calf', 'bottom-trousers'],
  'white-satin-pearl-anarkali': ['length-floor', 'dupatta-bordered'],
  'peach-blossom-chiffon-anarkali': ['lining-crepe'],
  'basanti-yellow-silk-a-line-suit': ['dupatta-bordered'],

  'royal-blue-navratri-chaniya': ['back-open', 'latkan-dori-latkan', 'flare-double'],
  'peach-gulbahar-floral-lehenga': ['dupatta-bordered'],
  'kumkum-gota-patti-lehenga': ['dupatta-bordered'],
  'gulabi-patola-panelled-lehenga': ['piping-contrast'],
  'scarlet-bandhej-garba-lehenga': ['flare-double'],
  'peacock-blue-kalidar-lehenga': ['dupatta-bordered', 'latkan-dori'],
  'mehendi-green-mirror-lehenga': ['closure-front-hooks'],

  'mauve-pink-pre-draped-satin-saree': ['finish-pre-stitched'],
  'coral-ruffle-georgette-saree': ['finish-pre-stitched'],

  'indigo-ikat-shirt-dress': ['front-neck-collar', 'closure-front-buttons'],
  'peach-linen-a-line-day-dress': ['closure-back-buttons'],
  'emerald-satin-cocktail-gown': ['closure-back-buttons'],
  'rani-pink-bandhani-flare-dress': ['sleeve-cap'],
  'white-chanderi-angrakha-dress': ['latkan-dori-latkan'],
}

/** Of a garment that is stitched to measure: the ids of its options in the style book. Others have none. */
export function styleOf(design: Design): string[] {
  if (design.tailorPrice === null) return []
  const own = described[design.slug] ?? []
  const isDescribed = (id: string) => own.some((each) => partOf(each) === partOf(id))
  const style = wordsOf(design)
  return style.length === 0 ? [] : [...style.filter((id) => !isDescribed(id)), ...own]
}

const severalWords = ['front-neck']

/** The beginning of an id: `front-neck` of `front-neck-boat`. */
const partOf = (id: string) => severalWords.find((part) => id.startsWith(part)) ?? id.split('-')[0]

function wordsOf(design: Design): string[] {
  const { neckline, sleeve, silhouette } = design.drawing
  const top = [neckline && necks[neckline], sleeve && sleeves[sleeve]].filter((id) => id !== undefined)
  const { blouseDetails: blouse, suitDetails: suit, lehengaDetails: lehenga, sareeDetails: saree } = design
  if (blouse)
    return [
      ...top,
      backs[blouse.blouseBackDesign],
      fits[blouse.fitType],
      blouse.lining ? 'lining-cotton' : 'lining-none',
      blouse.padding ? 'padding-light' : 'padding-none',
    ]
  if (suit) return [...top, fits[suit.fitType], ...suits[suit.style], 'dupatta-plain']
  if (lehenga)
    return [
      ...top,
      skirts[lehenga.lehengaType],
      lehenga.lehengaDupattaIncluded ? 'dupatta-plain' : 'dupatta-none',
      ...(/latkan|tassel/i.test(lehenga.lehengaWaist) ? ['latkan-dori-latkan'] : []),
    ]
  if (saree) return [...top, 'finish-fall', 'finish-pico']
  return design.category === 'Dress' && silhouette ? [...top, ...dresses[silhouette]] : []
}
