/** What a fictitious customer of the demo shop wrote; `designSlug` is null when it is about the shop itself. */
export interface DemoFeedback {
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  comments: string
  designSlug: string | null
  createdAt: string
}

type Comment = [rating: DemoFeedback['rating'], author: string, createdAt: string, comments: string]

const aboutDesigns: Record<string, Comment[]> = {
  'golden-brocade-booti-blouse': [
    [
      5,
      'Meera S.',
      '2025-12-04T13:20:00Z',
      'Wore it with three different sarees at one wedding. The 36 fitted without a single stitch.',
    ],
    [
      4,
      'Farida K.',
      '2026-01-16T07:45:00Z',
      'Gold is antique, not yellow, exactly as pictured. Armhole a touch tight, they opened it while I waited.',
    ],
    [
      5,
      'Lakshmi N.',
      '2026-02-22T16:02:00Z',
      'My mother has asked for the same one. Princess cut sits so neatly.',
    ],
    [
      3,
      'Sneha P.',
      '2026-05-08T11:31:00Z',
      'Cloth is good but stiff, and the padding moved after two wears. Had it stitched down at home.',
    ],
    [
      5,
      'Gauri D.',
      '2026-08-30T05:50:00Z',
      'Enough margin in the side seams to let out after my delivery. Very thoughtful.',
    ],
    [4, 'Ananya R.', '2026-10-25T18:12:00Z', 'Came in four days to Nashik. One hook was loose.'],
  ],
  'royal-blue-navratri-chaniya': [
    [
      5,
      'Hetal V.',
      '2026-09-18T15:40:00Z',
      'The ghera is unbelievable. Danced three nights at Borivali and not one mirror fell.',
    ],
    [5, 'Krupa J.', '2026-10-12T06:25:00Z', 'POCKETS. Phone, keys, dandiya, everything went in.'],
    [
      4,
      'Nidhi M.',
      '2026-10-15T17:05:00Z',
      'Blue is a shade darker in daylight. Otherwise perfect, and lighter than it looks.',
    ],
    [
      3,
      'Drashti P.',
      '2026-10-20T09:18:00Z',
      'Skirt lovely, but the choli dori was too short for me and I had to add a piece.',
    ],
    [5, 'Zarna T.', '2026-10-23T12:48:00Z', 'Took it to measure for my height, hem is level all round.'],
  ],
  'maroon-velvet-zardozi-lehenga': [
    [
      5,
      'Simran G.',
      '2026-01-12T10:10:00Z',
      'Wore this for my pheras in Amritsar in January. Warm, heavy, royal. The inner belt saved my back.',
    ],
    [
      5,
      'Ishita B.',
      '2026-02-17T08:55:00Z',
      'Two fittings as promised, and the zardozi is even finer on the inside of the hem.',
    ],
    [
      4,
      'Preeti A.',
      '2026-03-10T14:30:00Z',
      'Beautiful work. It came five days later than the date given, which was a nervous week for us.',
    ],
    [
      5,
      'Harleen K.',
      '2026-11-02T07:15:00Z',
      'Colour is true wine-maroon. My tailor at home refused to believe the price.',
    ],
  ],
  'everyday-indigo-straight-suit-set': [
    [
      5,
      'Deepa I.',
      '2026-05-14T04:50:00Z',
      'Third wash and the colour still holds, bled a bit only the first time as they had said.',
    ],
    [4, 'Rukmini V.', '2026-05-30T19:00:00Z', 'Very airy in the train. Pants slightly long for 5 feet 1.'],
    [5, 'Aditi C.', '2026-06-21T10:22:00Z', 'Bought one, came back for two more for my sisters.'],
    [
      2,
      'Pallavi H.',
      '2026-07-19T12:37:00Z',
      'The dupatta left blue on my white bag. Please put the washing note on the packet, not only on the site.',
    ],
    [4, 'Shabnam Q.', '2026-09-27T06:40:00Z', 'Straight cut without clinging. Pockets deep enough.'],
  ],
  'black-chikankari-georgette-anarkali': [
    [5, 'Zoya A.', '2026-03-19T20:15:00Z', 'My Eid outfit, sorted. Everyone wanted to touch the embroidery.'],
    [
      5,
      'Nazneen F.',
      '2026-03-22T09:35:00Z',
      'Real hand work, you can see it on the reverse. Falls like water.',
    ],
    [
      4,
      'Ritika L.',
      '2026-06-05T13:03:00Z',
      'Gorgeous but see-through sleeves mark at the elbow. Ask for the longer lining.',
    ],
    [
      3,
      'Bhavna K.',
      '2026-08-12T08:20:00Z',
      'M was loose at the bust. Alteration took a week although it is a small job.',
    ],
  ],
  'haldi-morning-bandhani-lehenga': [
    [
      5,
      'Tanvi W.',
      '2026-02-26T06:05:00Z',
      'Haldi washed out of it with cold water, exactly like the description says!',
    ],
    [
      5,
      'Rutuja G.',
      '2026-04-19T11:44:00Z',
      'Photos came out like sunshine. Comfortable to sit on the floor in.',
    ],
    [
      4,
      'Mitali S.',
      '2026-05-12T15:26:00Z',
      'Nice cotton. Gota on the neck scratched a little till I ironed it flat.',
    ],
    [5, 'Juhi T.', '2026-11-06T10:09:00Z', 'Ordered on Monday, wore it on Saturday.'],
  ],
  'maroon-maggam-bridal-blouse': [
    [
      5,
      'Sravani R.',
      '2026-02-20T07:28:00Z',
      'They matched the thread to my Kanjivaram border so well that people thought it was woven together.',
    ],
    [
      5,
      'Vaishnavi M.',
      '2026-05-03T17:11:00Z',
      'Peacocks meet exactly at the hooks. I checked with a scale, ha.',
    ],
    [
      4,
      'Padma K.',
      '2026-06-28T05:33:00Z',
      'Excellent aari. A few beads loosened at the underarm, repaired without a word.',
    ],
    [5, 'Keerthi S.', '2026-10-18T13:56:00Z', 'Worth every rupee and the wait of three weeks.'],
  ],
  'mauve-pink-pre-draped-satin-saree': [
    [
      5,
      'Riya D.',
      '2026-02-24T12:00:00Z',
      'Farewell party in two minutes flat. Pallu did not move all night.',
    ],
    [
      4,
      'Anjali F.',
      '2026-04-14T16:42:00Z',
      'Zip is smooth. Length made for heels, so tell them if you wear flats.',
    ],
    [
      5,
      'Usha B.',
      '2026-07-27T09:09:00Z',
      'After my shoulder surgery this is the only saree I can put on alone. Thank you.',
    ],
    [
      2,
      'Kavya N.',
      '2026-09-11T07:51:00Z',
      'Satin pulled at the hip after one wear. They did exchange it, but I paid the courier.',
    ],
  ],
  'ivory-white-chikankari-palazzo-suit': [
    [5, 'Ayesha M.', '2026-03-18T18:38:00Z', 'Counted the stitches with my nani, she approves.'],
    [
      5,
      'Sana P.',
      '2026-03-24T10:27:00Z',
      'Loose in the right way. The palazzo hem is what everyone notices.',
    ],
    [4, 'Charu V.', '2026-06-11T14:19:00Z', 'Needs a slip under the kurta in sunlight, else lovely.'],
    [5, 'Rehana S.', '2026-09-04T08:00:00Z', 'Washed by hand six times, embroidery intact.'],
  ],
  'black-velvet-square-neck-blouse': [
    [
      5,
      'Nandini J.',
      '2025-12-08T11:05:00Z',
      'The blouse I had been looking for since college. Pure black, no shine.',
    ],
    [
      4,
      'Sharmila T.',
      '2026-01-25T15:15:00Z',
      'Good cut. Hot in Mumbai except for three weeks a year, not their fault!',
    ],
    [5, 'Devika P.', '2026-02-10T06:47:00Z', 'Velvet does not slip under a silk pallu.'],
    [
      4,
      'Manisha R.',
      '2026-10-30T12:24:00Z',
      'Square is deep at the back, mention it if you want it higher.',
    ],
  ],
  'emerald-paithani-border-lehenga': [
    [
      5,
      'Mrunal K.',
      '2026-05-24T09:42:00Z',
      'My aaji’s Paithani got a second life. They did not waste one peacock.',
    ],
    [5, 'Shreya B.', '2026-07-12T17:30:00Z', 'I cried when I saw the border placed. So neat.'],
    [
      4,
      'Asmita N.',
      '2026-09-21T05:58:00Z',
      'Superb tailoring. Waist had to be taken in once more after the delivery.',
    ],
  ],
  'phulkari-yellow-patiala-suit': [
    [
      5,
      'Jasleen S.',
      '2026-01-14T13:50:00Z',
      'Lohri hit! That dupatta is heavier and finer than what I saw in Amritsar at double the price.',
    ],
    [4, 'Gurpreet M.', '2026-03-03T10:16:00Z', 'Patiala has proper pleats. Kurta a little short for me.'],
    [5, 'Komal A.', '2026-10-16T07:07:00Z', 'Bright and happy. Floss has not frayed yet.'],
  ],
  'sunflower-haldi-straight-suit': [
    [
      5,
      'Rashmi U.',
      '2026-03-20T08:45:00Z',
      'Ordered eleven for the family, each packet had a name on it. No mix-up.',
    ],
    [4, 'Seema G.', '2026-05-17T12:29:00Z', 'Simple and cheerful. Yellow is closer to lemon than sunflower.'],
    [3, 'Archana D.', '2026-11-01T16:33:00Z', 'Fine for one morning. Cloth is thin, so wear a camisole.'],
  ],
  'red-gharchola-bandhani-saree': [
    [5, 'Jigna S.', '2026-01-09T06:30:00Z', 'Fifty-two squares, I counted. My saasu is impressed for once.'],
    [
      5,
      'Kinjal M.',
      '2026-02-19T14:40:00Z',
      'The stitched blouse fitted the first time from measurements sent on the form.',
    ],
    [4, 'Foram D.', '2026-10-29T09:20:00Z', 'Rich red. Fall stitching showed slightly near the pallu.'],
  ],
  'leaf-green-block-print-blouse': [
    [5, 'Vidya A.', '2026-05-01T05:35:00Z', 'At 690 this is a gift. Softens every wash.'],
    [4, 'Swati M.', '2026-06-19T10:55:00Z', 'Strap width hides everything. Hook side could be firmer.'],
    [4, 'Neha L.', '2026-07-24T18:08:00Z', 'Prints are slightly uneven, which is the charm.'],
  ],
  'rani-leheriya-flared-lehenga': [
    [5, 'Kiran R.', '2026-08-16T11:11:00Z', 'Light, twirly, the right rani pink. Teej photos are all this.'],
    [
      4,
      'Payal C.',
      '2026-09-20T07:38:00Z',
      'Gota came off at one kali after dancing; they sewed it back the same day.',
    ],
    [5, 'Divya B.', '2026-11-04T15:52:00Z', 'Did my mehendi in it and could still sit cross-legged.'],
  ],
  'arakku-kanjivaram-wedding-saree': [
    [
      5,
      'Subhashini V.',
      '2026-02-14T09:05:00Z',
      'The weight, the rustle, the border. Exactly what a muhurtham saree should be.',
    ],
    [5, 'Revathi G.', '2026-06-30T13:17:00Z', 'Silk mark tag inside. Blouse matched to my bangles, no less.'],
    [
      4,
      'Malini S.',
      '2026-09-06T06:12:00Z',
      'Colour a shade browner than my screen, but I have grown to prefer it.',
    ],
  ],
  'indigo-ajrakh-boat-neck-blouse': [
    [4, 'Tara J.', '2026-05-04T12:34:00Z', 'Softened in two washes as told. Goes with everything I own.'],
    [5, 'Bina O.', '2026-07-02T08:26:00Z', 'Boat neck that does not fall off the shoulder, finally.'],
  ],
  'white-jamdani-monsoon-saree': [
    [
      5,
      'Moushumi C.',
      '2026-07-20T10:48:00Z',
      'Fine count, no starch smell, dried in an hour in July. Ma wants one.',
    ],
    [4, 'Sohini B.', '2026-10-02T17:22:00Z', 'Wore it on ashtami. Very delicate near the pins, be careful.'],
  ],
  'black-mirror-work-dori-blouse': [
    [
      5,
      'Riddhi S.',
      '2026-10-11T09:48:00Z',
      'Mirrors are real glass and edges are smooth. No scratches after nine nights.',
    ],
    [
      3,
      'Pooja V.',
      '2026-10-19T14:01:00Z',
      'Cute, but bare back means you cannot size down. Order your exact size.',
    ],
  ],
  'peach-gulbahar-floral-lehenga': [
    [4, 'Alisha D.', '2026-05-29T16:20:00Z', 'Print fades upward very gracefully. Dupatta lace is delicate.'],
    [5, 'Rekha T.', '2026-08-07T06:55:00Z', 'Wore it at 58 for my son’s engagement and felt pretty.'],
  ],
  'black-sequin-mermaid-lehenga': [
    [5, 'Natasha K.', '2026-01-20T19:30:00Z', 'Stage-ready. The hidden slit is a blessing on stairs.'],
    [
      2,
      'Monica J.',
      '2026-03-01T08:13:00Z',
      'Shed sequins from day one, and the zip stuck at the hip. It was repaired but too late for my sangeet.',
    ],
  ],
  'ivory-chikankari-organza-lehenga': [
    [
      5,
      'Aparna M.',
      '2026-04-24T11:27:00Z',
      'The light through the shadow work! My photographer kept asking me to turn.',
    ],
    [
      4,
      'Leena F.',
      '2026-08-19T13:36:00Z',
      'Organza creases in the car, so carry it on a hanger. Fit was spot on.',
    ],
  ],
  'emerald-velvet-sweetheart-blouse': [
    [
      4,
      'Pragya S.',
      '2026-01-13T07:19:00Z',
      'Boning holds up without a strapless bra. Green is deep and rich.',
    ],
  ],
  'mustard-ikat-office-blouse': [
    [
      5,
      'Sudha R.',
      '2026-07-09T05:22:00Z',
      'Can raise my hand to the whiteboard without the blouse following it.',
    ],
    [4, 'Geeta W.', '2026-08-28T10:31:00Z', 'True mustard. Loose fit is really loose, take one size less.'],
  ],
  'kutchi-mirror-black-patiala-suit': [
    [
      5,
      'Manpreet D.',
      '2026-10-14T12:52:00Z',
      'Red Patiala swing is perfect for dandiya. Got compliments from strangers.',
    ],
  ],
  'royal-blue-muniya-paithani-saree': [
    [
      5,
      'Sayali P.',
      '2026-05-10T08:38:00Z',
      'Same on both faces, so a genuine one. Parrots are crisp. Draped nauvari for my wedding.',
    ],
    [5, 'Madhura K.', '2026-09-03T15:05:00Z', 'Long enough for kashta at my height of 5 feet 8.'],
  ],
  'rani-pink-organza-petal-saree': [
    [
      4,
      'Ira N.',
      '2026-06-14T09:59:00Z',
      'Petals lift just as shown. Two beads were missing, spare ones were in the packet.',
    ],
  ],
  'maroon-velvet-winter-gown': [
    [
      5,
      'Cheryl D.',
      '2026-01-04T17:47:00Z',
      'Christmas dinner, danced till two, nothing to adjust. Stretch is real.',
    ],
    [3, 'Rhea M.', '2026-02-01T10:03:00Z', 'Fits well but picks up every bit of lint. Keep a roller.'],
  ],
  'indigo-ikat-shirt-dress': [
    [
      5,
      'Maitri H.',
      '2026-06-16T06:16:00Z',
      'Buttons do not gape at the bust! Collar sits flat after washing too.',
    ],
    [4, 'Olivia R.', '2026-08-21T13:09:00Z', 'Great pockets. I shortened it by two inches.'],
  ],
  'white-mulmul-tiered-maxi-dress': [
    [4, 'Sharon L.', '2026-04-13T08:50:00Z', 'Packed it rolled for Goa, shook it, wore it.'],
    [
      1,
      'Trisha V.',
      '2026-06-23T11:20:00Z',
      'Slip was missing from the parcel and the dress is transparent. Took three calls to get it sent.',
    ],
  ],
  'bridal-blouse-muslin-fitting': [
    [
      5,
      'Apoorva J.',
      '2026-01-30T14:14:00Z',
      'Worth it for anyone with sloping shoulders. Final blouse needed nothing.',
    ],
    [
      5,
      'Fatema B.',
      '2026-04-26T09:31:00Z',
      'They made me lift my arms and sit like at the nikah. So practical.',
    ],
  ],
  'maroon-khun-everyday-blouse': [
    [5, 'Supriya G.', '2026-09-10T07:02:00Z', 'Machine washed four times through Ganpati, still crisp.'],
    [
      4,
      'Ashwini T.',
      '2026-10-08T16:44:00Z',
      'Green edge is a lovely touch. Sleeve slightly tight on the upper arm.',
    ],
  ],
  'pink-sequin-halter-blouse': [
    [
      3,
      'Karishma A.',
      '2026-02-16T18:25:00Z',
      'Looks like a dream, scratches a bit under the arms. Wear a thin liner.',
    ],
  ],
  'wine-georgette-sequin-party-saree': [
    [4, 'Shilpa O.', '2026-01-18T12:12:00Z', 'Stays pleated, not heavy. Sequins only where needed, clever.'],
  ],
  'cherry-polka-chiffon-retro-saree': [
    [
      5,
      'Minal D.',
      '2026-07-28T10:40:00Z',
      'Felt like an old film heroine in the rain at Lonavala. Dried in no time.',
    ],
  ],
  'scarlet-bandhej-garba-lehenga': [
    [
      5,
      'Urvi P.',
      '2026-10-13T05:44:00Z',
      'The bells! My group could hear me coming. Colour did not run with sweat.',
    ],
    [4, 'Mansi K.', '2026-10-21T08:33:00Z', 'Full marks for the lining. One cowrie broke.'],
  ],
  'royal-blue-ikat-palazzo-suit': [
    [
      4,
      'Jayanthi M.',
      '2026-09-13T13:28:00Z',
      'Diamonds match at the side seam, as they claim. White palazzos need care in the monsoon.',
    ],
  ],
  'indigo-dabu-linen-saree': [
    [5, 'Arundhati S.', '2026-08-24T07:41:00Z', 'Creases, yes, and I love it. Fish are sweet.'],
  ],
  'peacock-blue-kalidar-lehenga': [
    [4, 'Vandana B.', '2026-04-07T15:33:00Z', 'Resham peacocks very fine. Dupatta could be 20 cm longer.'],
    [
      5,
      'Ekta J.',
      '2026-10-01T09:54:00Z',
      'Stitched to measure without a visit, only by video call. Fitted at once.',
    ],
  ],
  'golden-chanderi-a-line-suit-set': [
    [
      5,
      'Smita R.',
      '2026-11-03T11:48:00Z',
      'Dhanteras done right. Shimmer is gentle, check shows only in lamp light.',
    ],
  ],
  'green-phulkari-short-jacket-shrug': [
    [4, 'Amrit G.', '2026-04-12T06:29:00Z', 'Turned my plain white kurta around. Sleeves run long.'],
  ],
  'blue-shibori-cotton-kaftan': [
    [5, 'Perin M.', '2026-06-07T17:16:00Z', 'Living in it. Bought the second before the first was dry.'],
  ],
  'sage-green-leheriya-patiala-suit': [
    [4, 'Babita C.', '2026-08-10T12:43:00Z', 'Two greens are soft, more sage than on my phone. Nice fall.'],
  ],
  'maroon-flared-satin-petticoat': [
    [
      5,
      'Hemlata V.',
      '2026-03-06T10:50:00Z',
      'Cotton waistband, no frill, six gores. At last someone understands petticoats.',
    ],
  ],
  'champagne-satin-straight-suit': [
    [
      2,
      'Roshni L.',
      '2026-02-12T07:57:00Z',
      'Satin showed water marks after a light drizzle. Cut was good, cloth is too fussy for me.',
    ],
  ],
}

const aboutTheShop: Comment[] = [
  [
    5,
    'Kalpana M.',
    '2025-11-20T09:12:00Z',
    'Masterji looked at my old blouse for ten seconds and told me what was wrong with it. He was right.',
  ],
  [
    5,
    'Dilnaz E.',
    '2025-12-11T11:25:00Z',
    'Been coming here for six years. Measurements on file, one call and it is done.',
  ],
  [
    4,
    'Suman Y.',
    '2025-12-28T14:48:00Z',
    'Good stitching, clear prices. Parking nearby is impossible, come by train.',
  ],
  [
    1,
    'Nikita R.',
    '2026-01-06T08:09:00Z',
    'Promised for the 2nd, given on the 5th, and my function was on the 4th. They refunded the stitching, but still.',
  ],
  [
    5,
    'Vimala K.',
    '2026-01-22T16:36:00Z',
    'Altered my mother’s wedding lehenga by two sizes. You cannot see where.',
  ],
  [
    4,
    'Tasneem H.',
    '2026-02-08T06:58:00Z',
    'Six bridesmaids, six shapes, one colour. Only one hem needed a second look.',
  ],
  [5, 'Renuka P.', '2026-02-25T10:04:00Z', 'They returned every scrap of my leftover silk, folded.'],
  [
    3,
    'Chitra A.',
    '2026-03-15T13:45:00Z',
    'Work is excellent, but the phone is rarely picked up before eleven.',
  ],
  [
    5,
    'Gayatri S.',
    '2026-03-29T18:18:00Z',
    'Sent a photo from a magazine and got exactly that neck, even the odd little button.',
  ],
  [
    4,
    'Meenal J.',
    '2026-04-09T07:23:00Z',
    'Measuring at home with their guide worked. Sleeve was 1 cm long, fixed free.',
  ],
  [
    5,
    'Sarita B.',
    '2026-04-28T12:55:00Z',
    'Honest people. Told me not to spend on padding that I did not need.',
  ],
  [
    5,
    'Ramya V.',
    '2026-05-15T09:37:00Z',
    'Ordered from Pune, measured by video call, parcel reached in nine days. Perfect shoulder.',
  ],
  [
    2,
    'Kritika D.',
    '2026-05-31T15:10:00Z',
    'Cloth I gave came back with a faint chalk line that will not go. They were polite about it but no solution yet.',
  ],
  [
    4,
    'Joyce F.',
    '2026-06-12T10:33:00Z',
    'Wedding gown for church, done with patience through three changes of mind.',
  ],
  [
    5,
    'Trupti N.',
    '2026-06-29T05:40:00Z',
    'Pregnancy, then after: the same two suits, let out and taken in.',
  ],
  [
    5,
    'Anuradha L.',
    '2026-07-10T17:03:00Z',
    'My petite frame never fits shop sizes. Here I do not have to explain it twice.',
  ],
  [3, 'Sonal G.', '2026-07-23T08:42:00Z', 'Lovely blouse. The courier left it with the wrong neighbour.'],
  [
    4,
    'Bhagyashree T.',
    '2026-08-04T11:59:00Z',
    'Fall and pico in a day, and straight. Five rupees more than my lane, worth it.',
  ],
  [
    5,
    'Lubna S.',
    '2026-08-17T14:22:00Z',
    'Ladies’ fitting room is clean, and there is always a woman to measure you.',
  ],
  [4, 'Indrani M.', '2026-08-29T06:35:00Z', 'They talked me out of a halter and into a boat neck. Grateful.'],
  [
    5,
    'Parul K.',
    '2026-09-07T19:20:00Z',
    'Blouse lining in real cotton. Small thing, big difference in this humidity.',
  ],
  [
    5,
    'Nirmala D.',
    '2026-09-17T09:26:00Z',
    'Arthritis, so they put front hooks and bigger loops without my asking twice.',
  ],
  [
    3,
    'Varsha H.',
    '2026-09-25T13:13:00Z',
    'Before Navratri they are too busy. Go a month early, then the work is very good.',
  ],
  [
    5,
    'Sheetal W.',
    '2026-10-04T07:31:00Z',
    'Daughter’s arangetram costume, pleated fan and all, ready two days early.',
  ],
  [
    4,
    'Esha C.',
    '2026-10-09T16:09:00Z',
    'Upload of my cloth photo and notes on the order form saved a trip.',
  ],
  [
    5,
    'Prerna V.',
    '2026-10-22T10:46:00Z',
    'Diwali rush and still every finish was clean, even the inside seams.',
  ],
  [
    2,
    'Akanksha B.',
    '2026-10-27T12:17:00Z',
    'Back neck cut deeper than I had written. Corrected with a net panel, looks fine, was not what I wanted.',
  ],
  [5, 'Mumtaz R.', '2026-11-05T08:28:00Z', 'Three generations measured in one afternoon, tea included.'],
  [4, 'Jyoti S.', '2026-11-07T15:01:00Z', 'Fair price, neat hands. Bill could list the lining separately.'],
  [5, 'Yamini P.', '2026-11-09T06:19:00Z', 'Best fitting blouse of my life. That is all.'],
]

function feedback(designSlug: string | null, comments: Comment[]): DemoFeedback[] {
  return comments.map(([rating, author, createdAt, text]) => ({
    author,
    rating,
    comments: text,
    designSlug,
    createdAt,
  }))
}

export const demoFeedback: DemoFeedback[] = [
  ...Object.entries(aboutDesigns).flatMap(([slug, comments]) => feedback(slug, comments)),
  ...feedback(null, aboutTheShop),
]
