/**
 * Synonyms for searching clothes: spellings of Indian terms in Latin letters vary, and regions have their own; Hindi
 * is spelled as on the pages. Plurals need no entry, and neither do Hindi endings (हरा, हरी, हरे).
 */
const garmentSpellings = [
  ['saree', 'sari', 'saari', 'saadi', 'sadi', 'साड़ी'],
  [
    ...['lehenga', 'lehnga', 'lehanga', 'lahenga', 'lengha', 'ghagra', 'ghaghra', 'ghagara', 'chaniya'],
    ...['लहंगा', 'लहँगा', 'घाघरा', 'चनिया'],
  ],
  ['blouse', 'choli', 'ब्लाउज़', 'ब्लाउज', 'चोली'],
  ['kurta', 'kurti', 'kurtha', 'kameez', 'kamiz', 'कुर्ता', 'कुर्ती', 'कमीज़'],
  ['suit', 'salwar', 'shalwar', 'salvar', 'सूट', 'सलवार'],
  ['dress', 'frock', 'ड्रेस', 'फ़्रॉक'],
  ['gown', 'गाउन'],
  ['palazzo', 'plazo', 'palazo', 'plazzo', 'pallazo', 'पलाज़ो', 'प्लाज़ो'],
  ['churidar', 'chudidar', 'churidaar', 'chudidaar', 'चूड़ीदार'],
  ['dupatta', 'dupata', 'duppatta', 'chunni', 'odhni', 'दुपट्टा', 'चुन्नी', 'ओढ़नी'],
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

const otherSpellings = [
  ['silk', 'resham', 'सिल्क', 'रेशम'],
  ['cotton', 'सूती', 'कॉटन'],
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
  ['gota', 'गोटा'],
  ['mirror', 'sheesha', 'शीशा'],
  ['sequin', 'sequence', 'sitara', 'सितारा'],
  ['stone', 'नग'],
  ['beads', 'मोती'],
  ['embroidered', 'embroidery', 'कढ़ाई', 'कढ़ाईदार'],
  ['printed', 'छपाई', 'छपाईदार', 'प्रिंटेड'],
  ['dyed', 'रंगा'],
  ['plain', 'सादा'],
  ['floral', 'फूल', 'फूलदार'],
  ['geometric', 'ज्यामितीय'],
  ['polka', 'पोल्का'],
  ['dots', 'डॉट'],
  ['chikankari', 'chikan', 'lucknowi', 'चिकनकारी', 'चिकन', 'लखनवी'],
  ['bandhani', 'bandhej', 'bandhini', 'बांधनी', 'बंधेज'],
  ['leheriya', 'lehariya', 'lahariya', 'laheriya', 'लहरिया'],
  ['kanjivaram', 'kanjeevaram', 'kanchipuram', 'kancheepuram', 'कांजीवरम', 'कांचीपुरम'],
  ['banarasi', 'benarasi', 'banarsi', 'बनारसी'],
  ['red', 'लाल'],
  ['maroon', 'मैरून'],
  ['pink', 'गुलाबी'],
  ['golden', 'gold', 'सुनहरा', 'गोल्डन'],
  ['blue', 'नीला', 'ब्लू'],
  ['royal', 'रॉयल'],
  ['green', 'हरा'],
  ['black', 'काला'],
  ['white', 'सफ़ेद'],
  ['peach', 'आड़ू', 'पीच'],
  ['yellow', 'पीला'],
  ['orange', 'नारंगी'],
  ['purple', 'बैंगनी', 'जामुनी'],
  ['cream', 'क्रीम'],
  ['brown', 'भूरा'],
  ['grey', 'gray', 'स्लेटी'],
  ['silver', 'चाँदी', 'रुपहला'],
  ['turquoise', 'फ़िरोज़ी'],
  ['multicoloured', 'multicolored', 'multicolour', 'multicolor', 'रंगबिरंगा'],
  ['wedding', 'bridal', 'shaadi', 'शादी', 'दुल्हन', 'विवाह'],
  ['festive', 'त्योहार'],
  ['readymade', 'ready made', 'रेडीमेड'],
  ['custom', 'ऑर्डर'],
  ['made', 'बना'],
  ['semi stitched', 'अधसिला'],
  ['stitching', 'सिलाई'],
  ['hand', 'हाथ'],
  ['machine', 'मशीन'],
  ['mixed', 'मिली', 'जुली'],
  ['other', 'अन्य'],
  ['offwhite', 'off white'],
]

/** Hindi stop words: 'ज़री का काम', 'आड़ू रंग वाली'. Postgres removes the English ones itself. */
const hindiFillers = new Set('का की के को में से पर और लिए वाला वाली वाले हुआ हुई हुए रंग काम'.split(' '))

export const plain = (word: string) => word.normalize('NFC').toLowerCase()

/** Hindi is typed with and without its dots: ज़, ँ, ॉ. */
const withoutDots = (word: string) =>
  plain(word).replaceAll('\u093c', '').replaceAll('ँ', 'ं').replaceAll('ॉ', 'ा').replaceAll('ऑ', 'आ')

/** The normalized form of a token: without dots and Hindi's endings. */
const rootOf = (word: string) =>
  withoutDots(word).replace(/(?<=\p{Script=Devanagari})(ियां|ियों|ों|ें|[ािीे])$/u, '')

const synonyms = [...garmentSpellings, ...otherSpellings].map((spellings) => spellings.map(plain))

const meanings = new Map(
  synonyms.flatMap((spellings) => spellings.map((word) => [rootOf(word), spellings] as const)),
)
const beginnings = synonyms.map((spellings) => ({ spellings, dotless: spellings.map(withoutDots) }))

/** A Devanagari letter is a syllable: two of them say as much as three Latin ones. */
const minBeginning = (typed: string) => (/^\p{Script=Devanagari}/u.test(typed) ? 2 : 3)

/** The synonyms of all words that begin so: of 'रेश', which no English name of a fabric begins with, those of 'रेशम'. */
function begunWith(typed: string): string[] {
  if (typed.length < minBeginning(typed)) return []
  const start = withoutDots(typed)
  return beginnings
    .filter(({ dotless }) => dotless.some((word) => word.startsWith(start)))
    .flatMap(({ spellings }) => spellings)
}

/** Tokens that name a kind of garment: a match may lack other tokens, but not these. */
export const garmentTokens: readonly string[] = garmentSpellings.flat().map(plain)

/** A token in lower case, followed by its synonyms; those of an unfinished token are of all that it may become. */
function spellingsOf(word: string): string[] {
  const typed = plain(word)
  const known = meanings.get(rootOf(typed)) ?? meanings.get(typed.replace(/s$/, '')) ?? begunWith(typed)
  return [typed, ...known.filter((other) => other !== typed)]
}

/** The significant tokens of a text, each with its synonyms. */
export const tokensOf = (text: string): string[][] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !hindiFillers.has(word)).map(spellingsOf)
