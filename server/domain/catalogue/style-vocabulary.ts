/**
 * What shoppers say of necks, backs, sleeves and cuts, in English, Hinglish and Hindi. Each line has one meaning, named by its first
 * word; Hindi's endings and dots need no entry of their own.
 */
export const styleSpellings = [
  // Parts.
  ['neck', 'neckline', 'necked', 'necks', 'nek', 'gala', 'galaa', 'gale', 'गला', 'गले', 'नेक'],
  [
    ...['sleeve', 'sleeved', 'sleeves', 'sleev', 'sleevs', 'slive', 'aasteen', 'astin', 'aastin', 'asteen'],
    ...['baju', 'bajoo', 'baaju', 'bazu', 'baazu', 'bajuwala', 'आस्तीन', 'बाजू', 'बाहें', 'स्लीव', 'स्लीव्स'],
  ],
  ['back', 'backside', 'peeth', 'pith', 'peeche', 'piche', 'pichhe', 'pichla', 'पीठ', 'पीछे', 'पिछला', 'बैक'],
  ['hook', 'hooks', 'huk', 'हुक'],
  ['zip', 'zipper', 'zips', 'chain', 'chen', 'चेन', 'ज़िप'],
  ['button', 'buttons', 'batan', 'बटन'],
  ['cut', 'कट'],
  ['latkan', 'latkans', 'latkon', 'लटकन'],
  // What a neck, a back or a sleeve is like.
  ['boat', 'bateau', 'naav', 'naaw', 'nav', 'नाव', 'बोट'],
  ['round', 'gol', 'gola', 'गोल', 'राउंड'],
  ['square', 'chaukor', 'chokor', 'chaukaur', 'चौकोर', 'स्क्वायर'],
  ['v', 'वी'],
  ['u', 'यू'],
  ['pot', 'matka', 'matki', 'मटका', 'पॉट'],
  ['leaf', 'paan', 'पान'],
  ['sweetheart', 'स्वीटहार्ट'],
  ['high', 'oonchi', 'unchi', 'uncha', 'हाई', 'ऊँचा'],
  ['collar', 'collared', 'कॉलर'],
  ['keyhole', 'कीहोल'],
  ['halter', 'हॉल्टर'],
  ['scalloped', 'scallop', 'scallops', 'kangura', 'kangoora', 'kanguredar', 'कंगूरेदार', 'कंगूरा'],
  ['asymmetric', 'asymmetrical', 'tircha', 'tirchha', 'तिरछा'],
  ['illusion', 'इल्यूज़न'],
  ['deep', 'low', 'gehra', 'gahra', 'gehri', 'gahri', 'gehre', 'गहरा', 'डीप'],
  ['open', 'khula', 'khuli', 'khule', 'खुला', 'ओपन'],
  ['closed', 'band', 'बंद'],
  ['front', 'aage', 'आगे'],
  ['puff', 'puffed', 'puffy', 'paf', 'fugga', 'phugga', 'fuga', 'balloon', 'पफ़', 'फुग्गा'],
  ['bell', 'बेल'],
  ['cap', 'कैप'],
  ['ruffle', 'ruffled', 'ruffles', 'frill', 'frilled', 'jhalar', 'झालर', 'फ्रिल'],
  ['petal', 'tulip', 'pankhudi', 'पंखुड़ी'],
  ['bishop', 'poet', 'बिशप'],
  ['elbow', 'kohni', 'कोहनी'],
  ['long', 'full', 'puri', 'poori', 'pura', 'poora', 'lambi', 'lamba', 'पूरा', 'लंबा', 'फुल'],
  ['short', 'half', 'chhoti', 'choti', 'chota', 'chhota', 'aadhi', 'adhi', 'aadha', 'छोटा', 'आधा', 'हाफ़'],
  ['three', '3', 'teen', 'तीन', 'थ्री'],
  ['quarter', '4', '4th', 'chauthai', 'chothai', 'चौथाई', 'क्वार्टर'],
  ['without', 'no', 'bina', 'bagair', 'बिना', 'बगैर'],
  ['cold', 'कोल्ड'],
  ['shoulder', 'शोल्डर'],
  ['princess', 'प्रिंसेस'],
  ['katori', 'कटोरी'],
  ['straight', 'seedha', 'sidha', 'सीधा', 'स्ट्रेट'],
]

/** Words that say two things at once. */
export const joinedStyleWords: Readonly<Record<string, readonly [string, string]>> = {
  sleeveless: ['without', 'sleeve'],
  स्लीवलेस: ['without', 'sleeve'],
  backless: ['open', 'back'],
  बैकलेस: ['open', 'back'],
  bandhgala: ['collar', 'neck'],
  bandgala: ['collar', 'neck'],
  बंधगला: ['collar', 'neck'],
}

/** A style is named by one of these and what it is like. */
export const stylePartWords = new Set(['neck', 'sleeve', 'back', 'hook', 'zip', 'button', 'cut', 'latkan'])

/** These name a style by themselves. */
export const wholeStyleWords = new Set([
  'latkan',
  'halter',
  'sweetheart',
  'keyhole',
  'collar',
  'katori',
  'peplum',
])

/** What is also looked for: a deep back is an open one, too. */
export const widerStyles: Readonly<Record<string, readonly string[]>> = { 'back deep': ['open', 'back'] }

/** Words within or after the name of a style that say nothing of it. */
export const styleFillers = new Set(
  'wala wali wale waala waali ka ki ke k style design designs shape shaped type pattern jaisa jaise jaisi का की के वाला वाली वाले में जैसा डिज़ाइन डिजाइन'.split(
    ' ',
  ),
)

/** Words before the name of a style that join it to others. */
export const styleJoiners = new Set('with a an having and aur और'.split(' '))
