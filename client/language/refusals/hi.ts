/** The codes of `UserError`. */
type UserErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_CREDENTIALS'
  | 'TWO_FACTOR_REQUIRED'
  | 'UNAVAILABLE'
  | 'PAYMENT_SERVICE_UNAVAILABLE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'NEEDS_CONFIRMATION'
  | 'PROMOTION_ENDED'
  | 'PINCODE_NOT_SERVED'

/** The codes of top-level errors; see the beginning of schema.graphql. */
type TopLevelCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'CONFIRMATION_REQUIRED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'OUTCOME_UNKNOWN'
  | 'COMMITTED'

/** Refused pictures, by the response's status. */
type PictureCode = `PICTURE_${400 | 401 | 413 | 415 | 429 | 507}`

/** Of an option of the style book that can't be chosen. */
const ofStyle = {
  INVALID: 'यह विकल्प यहाँ नहीं चुना जा सकता: वह इस कपड़े के लिए नहीं है, या किसी और विकल्प के साथ नहीं सिलता। दूसरा चुनें।',
  NOT_FOUND: 'यह विकल्प अब नहीं है। कृपया दूसरा चुनें।',
  UNAVAILABLE: 'यह विकल्प अब नहीं मिलता। कृपया दूसरा चुनें।',
}

/** The server's errors in Hindi, by code, or by code and field; see ../refusal-sentence.ts. */
const userErrors: Record<`refusal.${UserErrorCode}`, string> &
  Record<`refusal.${UserErrorCode}.${string}`, string> = {
  'refusal.INVALID': 'यह मान्य नहीं है। कृपया देखकर दोबारा भरें।',
  'refusal.INVALID.name': 'कृपया अपना नाम लिखें, 100 अक्षरों तक।',
  'refusal.INVALID.email': 'यह ई-मेल पता सही नहीं लगता। पता ऐसा होता है: aap@example.com',
  'refusal.INVALID.password': 'पासवर्ड 8 से 200 अक्षरों का हो, आपके ई-मेल पते से अलग हो और बहुत आम न हो।',
  'refusal.INVALID.newPassword': 'नया पासवर्ड 8 से 200 अक्षरों का हो, आपके ई-मेल पते से अलग हो और बहुत आम न हो।',
  'refusal.INVALID.currentPassword': 'यह आपका मौजूदा पासवर्ड नहीं है। कृपया दोबारा लिखें।',
  'refusal.INVALID.quantity': 'कार्ट में इस डिज़ाइन की इतनी संख्या नहीं रखी जा सकती।',
  'refusal.INVALID.contact': 'कृपया ई-मेल पता या 10 अंकों का मोबाइल नंबर लिखें।',
  'refusal.INVALID.rating': 'कृपया 1 से 5 तारे दें।',
  'refusal.INVALID.comments': 'कृपया 1 से 2,000 अक्षरों में अपनी बात लिखें।',
  'refusal.INVALID.screenshotUrl': 'यह तस्वीर नहीं जोड़ी जा सकी। कृपया दूसरी तस्वीर चुनें।',
  'refusal.INVALID.search': 'कृपया 100 अक्षरों तक में खोजें।',
  'refusal.NOT_FOUND': 'यह अब उपलब्ध नहीं है।',
  'refusal.CONFLICT': 'यह इस बीच कहीं और बदल गया है। कृपया नई जानकारी देखकर दोबारा बदलें।',
  'refusal.CONFLICT.productId': 'यह डिज़ाइन अब फिर से मिल सकता है, या अब नहीं बनता। कृपया पेज को फिर से खोलें।',
  'refusal.CONFLICT.measurements': 'इसकी सिलाई शुरू हो चुकी है। नाप बदलने हों तो कृपया दुकान को फ़ोन करें।',
  'refusal.CONFLICT.email': 'इस ई-मेल से खाता पहले से बना हुआ है। कृपया लॉग इन करें।',
  'refusal.BAD_CREDENTIALS': 'ई-मेल या पासवर्ड सही नहीं है। कृपया दोबारा कोशिश करें।',
  'refusal.BAD_CREDENTIALS.currentPassword': 'यह आपका मौजूदा पासवर्ड नहीं है। कृपया दोबारा लिखें।',
  'refusal.BAD_CREDENTIALS.password': 'यह आपका पासवर्ड नहीं है। कृपया दोबारा लिखें।',
  'refusal.BAD_CREDENTIALS.credential': 'गूगल से साइन इन नहीं हो पाया। कृपया दोबारा कोशिश करें।',
  'refusal.BAD_CREDENTIALS.token': 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
  'refusal.BAD_CREDENTIALS.code': 'यह कोड सही नहीं है, या इस्तेमाल हो चुका है। ऐप में अभी जो कोड दिख रहा है, वह लिखें।',
  'refusal.TWO_FACTOR_REQUIRED': 'अपने ऑथेंटिकेटर ऐप में दिख रहे छह अंक लिखें, या एक रिकवरी कोड।',
  'refusal.NEEDS_CONFIRMATION': 'क्या यह सही है? पक्का करें, या बदल दें।',
  'refusal.PAYMENT_SERVICE_UNAVAILABLE':
    'भुगतान सेवा अभी जवाब नहीं दे रही है। कुछ भी नहीं काटा गया; कृपया दोबारा कोशिश करें।',
  'refusal.CONFLICT.credential':
    'इस खाते का अभी कोई पासवर्ड नहीं है। पासवर्ड चुनने के लिए एक बार फिर गूगल से साइन इन करें।',
  'refusal.CONFLICT.endpoint': 'सूचनाएँ अभी किसी और विंडो में चालू की गई हैं। कृपया पेज को फिर से खोलें।',
  'refusal.CONFLICT.part': 'इसका भुगतान हो चुका है। क्या बाकी है, यह देखने के लिए ऑर्डर फिर से खोलें।',
  'refusal.CONFLICT.orderId': 'यह भुगतान अभी नहीं लिया जा सकता। कृपया दूसरे तरीक़े से दें, या दुकान पर फ़ोन करें।',
  'refusal.INVALID.utr': 'UPI भुगतान के नंबर (UTR) में 12 अंक होते हैं। आपका ऐप उसे भुगतान के साथ दिखाता है।',
  'refusal.CONFLICT.utr': 'यह नंबर पहले किसी और ऑर्डर के लिए भेजा जा चुका है। कृपया जाँच लें, या दुकान पर फ़ोन करें।',
  'refusal.INVALID.signature': 'भुगतान की जाँच नहीं हो सकी। अगर पैसे कट गए हों, तो कृपया दुकान पर फ़ोन करें।',
  'refusal.UNAVAILABLE': 'इसका ऑर्डर अभी नहीं दिया जा सकता।',
  'refusal.INVALID.style': ofStyle.INVALID,
  'refusal.INVALID.cartItems.style': ofStyle.INVALID,
  'refusal.NOT_FOUND.style': ofStyle.NOT_FOUND,
  'refusal.NOT_FOUND.cartItems.style': ofStyle.NOT_FOUND,
  'refusal.UNAVAILABLE.style': ofStyle.UNAVAILABLE,
  'refusal.UNAVAILABLE.cartItems.style': ofStyle.UNAVAILABLE,
  'refusal.OUT_OF_STOCK': 'इतने रेडीमेड पीस अब नहीं बचे हैं। कृपया संख्या कम करें।',
  'refusal.NOT_FOUND.code': 'ऐसा कोई कूपन कोड नहीं है। कृपया कोड जाँच लें।',
  'refusal.CONFLICT.paymentType': 'इस ऑर्डर के लिए यह भुगतान उपलब्ध नहीं है। कृपया भुगतान का दूसरा तरीका चुनें।',
  'refusal.CONFLICT.code': 'यह कूपन आपके खाते में अब इस्तेमाल नहीं हो सकता।',
  'refusal.PROMOTION_ENDED': 'यह ऑफ़र ख़त्म हो चुका है। कृपया नई कुल रकम देखकर दोबारा ऑर्डर दें।',
  'refusal.PROMOTION_ENDED.code': 'यह कूपन ख़त्म हो चुका है।',
  'refusal.PINCODE_NOT_SERVED': 'हम इस पिनकोड पर अभी डिलीवरी नहीं करते। कृपया दुकान से लेना चुनें, या दूसरा पता लिखें।',
  'refusal.PRICE_CHANGED': 'कुल रकम बदल गई है। कृपया नई कीमतें देखकर दोबारा ऑर्डर दें।',
  'refusal.PRICE_CHANGED.confirmedAmount': 'रकम बदल गई है। ऑर्डर दोबारा खोलकर देखें।',
}

const failures: Record<`failure.${TopLevelCode | PictureCode}`, string> = {
  'failure.CONFIRMATION_REQUIRED': 'कृपया अपने पासवर्ड से पुष्टि करें कि यह आप ही हैं।',
  'failure.UNAUTHENTICATED': 'कृपया पहले लॉग इन करें।',
  'failure.FORBIDDEN': 'आपको इसकी अनुमति नहीं है।',
  'failure.RATE_LIMITED': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'failure.UNAVAILABLE': 'दुकान से अभी जवाब नहीं मिल रहा है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'failure.OUTCOME_UNKNOWN':
    'सेव होते समय कनेक्शन टूट गया: आपका बदलाव सेव हुआ भी हो सकता है और नहीं भी। दोबारा करने से पहले कृपया देख लें।',
  'failure.COMMITTED': 'आपका बदलाव सेव हो गया है, पर अभी दिखाया नहीं जा सकता। कृपया पेज को फिर से खोलें।',
  'failure.PICTURE_400': 'यह तस्वीर खुल नहीं रही है। कृपया दूसरी तस्वीर चुनें।',
  'failure.PICTURE_401': 'कृपया दोबारा लॉग इन करें और तस्वीर फिर से चुनें।',
  'failure.PICTURE_413': 'तस्वीर बहुत बड़ी है। कृपया 10 MB और 25 मेगापिक्सेल तक की तस्वीर चुनें।',
  'failure.PICTURE_415': 'तस्वीर JPEG, PNG, WebP या AVIF फ़ाइल होनी चाहिए।',
  'failure.PICTURE_429': 'आज बहुत सी तस्वीरें भेजी जा चुकी हैं। कृपया बाद में फिर कोशिश करें।',
  'failure.PICTURE_507': 'दुकान में अभी तस्वीरों के लिए जगह नहीं है। कृपया बाद में फिर कोशिश करें।',
}

export const refusals = { ...userErrors, ...failures }
