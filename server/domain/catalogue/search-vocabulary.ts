/**
 * Synonyms for searching clothes: spellings of Indian terms in Latin letters vary, and regions have their own; Hindi
 * is spelled as on the pages. Plurals need no entry, and neither do Hindi endings (हरा, हरी, हरे). Single Latin words of
 * garments and colours are also in the functions `search_garments` and `search_colors` of the database, which recognize
 * them in names.
 */
export const garmentSpellings = [
  ['saree', 'sari', 'saari', 'saadi', 'sadi', 'साड़ी'],
  [
    ...['lehenga', 'lehnga', 'lehanga', 'lahenga', 'lengha', 'ghagra', 'ghaghra', 'ghagara', 'chaniya'],
    ...['lehenga choli', 'lehnga choli', 'ghagra choli', 'chaniya choli', 'lehenga set'],
    ...['लहंगा', 'लहँगा', 'घाघरा', 'चनिया', 'लहंगा चोली', 'घाघरा चोली'],
  ],
  ['blouse', 'choli', 'ब्लाउज़', 'ब्लाउज', 'चोली'],
  ['kurta', 'kurti', 'kurtha', 'kameez', 'kamiz', 'कुर्ता', 'कुर्ती', 'कमीज़'],
  [
    ...['suit', 'set', 'suit set', 'salwar suit', 'salwar kameez', 'salwar kurta', 'punjabi suit'],
    ...['सूट', 'सलवार सूट', 'सलवार कमीज़'],
  ],
  ['salwar', 'shalwar', 'salvar', 'सलवार'],
  ['coord', 'co ord', 'co ord set', 'coord set'],
  ['dress material', 'suit material', 'unstitched suit', 'material', 'unstitched'],
  ['dress', 'frock', 'ड्रेस', 'फ़्रॉक'],
  ['gown', 'गाउन'],
  [
    ...[
      'palazzo',
      'plazo',
      'palazo',
      'plazzo',
      'pallazo',
      'palazzo pants',
      'palazzo trousers',
      'plazo pants',
    ],
    ...['पलाज़ो', 'प्लाज़ो'],
  ],
  ['trouser', 'pant', 'पैंट'],
  ['churidar', 'chudidar', 'churidaar', 'chudidaar', 'चूड़ीदार'],
  ['dupatta', 'dupata', 'duppatta', 'chunni', 'odhni', 'stole', 'दुपट्टा', 'चुन्नी', 'ओढ़नी'],
  ['anarkali', 'अनारकली'],
  ['sharara', 'शरारा'],
  ['gharara', 'ग़रारा'],
  ['skirt', 'स्कर्ट'],
  ['leggings', 'legging', 'लेगिंग'],
  ['tunic', 'ट्यूनिक'],
  ['kaftan', 'caftan', 'काफ़्तान'],
  ['petticoat', 'पेटीकोट'],
  ['toiler', 'toile', 'टॉइल', 'नमूना'],
]

export const colorSpellings = [
  ['red', 'lal', 'laal', 'लाल'],
  ['maroon', 'burgundy', 'wine', 'मैरून'],
  ['pink', 'gulabi', 'गुलाबी'],
  ['golden', 'gold', 'sunehra', 'sunehri', 'सुनहरा', 'गोल्डन'],
  ['blue', 'neela', 'neeli', 'nila', 'nili', 'नीला', 'ब्लू'],
  ['green', 'hara', 'hari', 'हरा'],
  ['black', 'kala', 'kali', 'kaala', 'kaali', 'काला'],
  ['white', 'safed', 'safeda', 'सफ़ेद'],
  ['peach', 'आड़ू', 'पीच'],
  ['yellow', 'peela', 'peeli', 'pila', 'pili', 'पीला'],
  ['orange', 'narangi', 'नारंगी'],
  ['purple', 'jamuni', 'baingani', 'बैंगनी', 'जामुनी'],
  ['cream', 'क्रीम'],
  ['beige', 'बेज'],
  ['brown', 'bhura', 'भूरा'],
  ['grey', 'gray', 'स्लेटी'],
  ['silver', 'चाँदी', 'रुपहला'],
  ['turquoise', 'firozi', 'feroza', 'फ़िरोज़ी'],
  ['multicoloured', 'multicolored', 'multicolour', 'multicolor', 'रंगबिरंगा'],
  ['offwhite', 'off white'],
]

export const otherSpellings = [
  [
    ...['patiala', 'patiyala', 'patiala salwar', 'patiyala salwar', 'patiala pants', 'patiyala pants'],
    ...['पटियाला', 'पटियाला सलवार'],
  ],
  ['silk', 'resham', 'reshmi', 'सिल्क', 'रेशम'],
  ['cotton', 'sooti', 'suti', 'सूती', 'कॉटन'],
  ['georgette', 'jorjet', 'jorjette', 'जॉर्जेट'],
  ['chiffon', 'shifon', 'shiffon', 'शिफ़ॉन'],
  ['velvet', 'makhmal', 'मखमल', 'वेलवेट'],
  ['linen', 'लिनन', 'लिनेन'],
  ['satin', 'साटन', 'सैटिन'],
  ['organza', 'ऑर्गेंज़ा', 'ऑर्गेन्ज़ा'],
  ['brocade', 'ब्रोकेड'],
  ['tissue', 'टिशू'],
  ['zari', 'jari', 'zaree', 'ज़री'],
  ['zardozi', 'zardosi', 'jardosi', 'ज़रदोज़ी'],
  ['gota', 'gota patti', 'गोटा'],
  ['mirror', 'sheesha', 'शीशा'],
  ['sequin', 'sequence', 'sitara', 'सितारा'],
  ['stone', 'नग'],
  ['beads', 'मोती'],
  ['embroidered', 'embroidery', 'कढ़ाई', 'कढ़ाईदार'],
  ['printed', 'छपाई', 'छपाईदार', 'प्रिंटेड'],
  ['dyed', 'रंगा'],
  ['plain', 'solid', 'सादा'],
  ['floral', 'flower', 'phool', 'फूल', 'फूलदार'],
  ['geometric', 'ज्यामितीय'],
  ['striped', 'stripe', 'dharidar', 'धारीदार'],
  ['checked', 'checkered', 'चेक'],
  ['polka', 'पोल्का'],
  ['dots', 'डॉट'],
  ['royal', 'रॉयल'],
  ['festive', 'त्योहार'],
  ['readymade', 'ready made', 'ready to wear', 'रेडीमेड'],
  ['custom', 'ऑर्डर'],
  ['made', 'बना'],
  ['semi stitched', 'अधसिला'],
  ['stitching', 'सिलाई'],
  ['hand', 'हाथ'],
  ['machine', 'मशीन'],
  ['mixed', 'मिली', 'जुली'],
  ['other', 'अन्य'],
  ['wedding', 'bridal', 'shaadi', 'शादी', 'दुल्हन', 'विवाह'],
  ['plus size', 'plus sized', 'large size', 'प्लस साइज़'],
  ['short sleeve', 'half sleeve', 'half sleeves'],
  ['long sleeve', 'full sleeve', 'full sleeves'],
]

/** Crafts and weaves. Each is a name: it is never corrected into another word. */
export const craftSpellings = [
  [
    ...['chikankari', 'chikan', 'chikan kari', 'chiken kari', 'chikenkari', 'chicken kari', 'chickenkari'],
    ...['chikan work', 'chiken work', 'chicken work', 'lucknowi', 'चिकनकारी', 'चिकन', 'लखनवी'],
  ],
  ['bandhani', 'bandhej', 'bandhini', 'बांधनी', 'बंधेज'],
  ['leheriya', 'lehariya', 'lahariya', 'laheriya', 'लहरिया'],
  ['kanjivaram', 'kanjeevaram', 'kanchipuram', 'kancheepuram', 'कांजीवरम', 'कांचीपुरम'],
  ['banarasi', 'benarasi', 'banarsi', 'बनारसी'],
  ['patola', 'पटोला'],
  ['paithani', 'पैठणी'],
  ['phulkari', 'फुलकारी'],
  ['kalamkari', 'कलमकारी'],
  ['ikat', 'ikkat', 'इकत'],
  ['ajrakh', 'ajrak', 'अजरख'],
  ['kasavu', 'कसावु'],
  ['chanderi', 'चंदेरी'],
  ['maheshwari', 'माहेश्वरी'],
  ['jamdani', 'dhakai', 'जामदानी'],
  ['tussar', 'tussar silk', 'tasar', 'टसर'],
  ['bhagalpuri', 'भागलपुरी'],
  ['sambalpuri', 'संबलपुरी'],
  [
    'bomkai',
    'baluchari',
    'kantha',
    'pochampally',
    'gadwal',
    'narayanpet',
    'uppada',
    'mangalagiri',
    'venkatagiri',
  ],
  ['kota doria', 'kota', 'कोटा'],
  ['bagru', 'sanganeri', 'dabu', 'बगरू'],
  ['khadi', 'खादी'],
  ['mukaish', 'kamdani', 'मुकैश'],
  ['gajji', 'mashru', 'himroo', 'nauvari', 'kashida', 'kutch', 'aari', 'batik'],
]

/**
 * What a word may also mean, but not the other way round: 'blue' is also said of navy. Of a synonym, its first spelling.
 * Colours that are close to another are found below it: maroon for 'red'.
 */
export const narrowerMeanings: Readonly<Record<string, readonly string[]>> = {
  red: ['maroon', 'burgundy', 'wine', 'crimson', 'scarlet'],
  blue: ['navy', 'indigo', 'firozi', 'turquoise', 'teal'],
  green: ['olive', 'mint', 'teal'],
  yellow: ['mustard', 'lemon'],
  pink: ['fuchsia', 'magenta', 'rani', 'coral', 'peach'],
  purple: ['lavender', 'mauve', 'violet', 'lilac'],
  white: ['ivory', 'offwhite', 'cream'],
  cream: ['ivory', 'offwhite', 'beige'],
  beige: ['cream', 'nude', 'khaki'],
  grey: ['charcoal'],
  orange: ['rust', 'coral', 'peach'],
  brown: ['coffee', 'rust', 'tan'],
  salwar: ['suit', 'set'],
  coord: ['set'],
  kurta: ['tunic'],
  gown: ['maxi'],
  'plus size': ['xl', 'xxl', '2xl', '3xl', '4xl'],
}

/** A length or cut by the garments that have it. */
export const describedGarments = [
  ['floor length', 'full length', 'floor touch', 'ankle length', 'maxi', 'gown', 'anarkali', 'lehenga'],
]

/** Words that say little where others are typed: nearly everything here is worn by women. */
export const optionalWords = new Set(
  [
    'women womens woman ladies lady girl girls female designer latest new trendy trending popular bestseller bestsellers seller stylish best buy online collection collections',
    'wear outfit outfits clothes clothing ceremony function look style ke ki ka liye wala wali wale rang mein me aur',
    'chahiye dikhao dikhaye kapde kapda',
  ]
    .join(' ')
    .split(' '),
)

/** Hindi stop words: 'ज़री का काम', 'आड़ू रंग वाली'. Postgres removes the English ones itself. */
export const hindiFillers = new Set('का की के को में से पर और लिए वाला वाली वाले हुआ हुई हुए रंग काम'.split(' '))
