SET LOCAL lock_timeout = '2s';

CREATE TYPE "StylePart" AS ENUM (
  'FRONT_NECK', 'BACK', 'SLEEVE', 'LENGTH', 'FIT', 'CUT', 'CLOSURE', 'LINING', 'PADDING', 'PIPING', 'LATKAN', 'SKIRT',
  'FLARE', 'DUPATTA', 'BOTTOM', 'SUIT', 'FINISH'
);

CREATE TABLE "style_options" (
    "id" TEXT NOT NULL,
    "part" "StylePart" NOT NULL,
    "garments" "Category"[],
    "name" TEXT NOT NULL,
    "hindiName" TEXT,
    "drawing" TEXT,
    "image" TEXT,
    "price" BIGINT NOT NULL DEFAULT 0,
    "extraDays" SMALLINT NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "style_options_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "style_options_price_check" CHECK ("price" >= 0),
    CONSTRAINT "style_options_extraDays_check" CHECK ("extraDays" >= 0)
);

CREATE INDEX "style_options_picture_ids_idx" ON "style_options" USING GIN ((picture_ids("image")));

-- Each pair once, the smaller id first.
CREATE TABLE "style_exclusions" (
    "optionId" TEXT NOT NULL,
    "otherId" TEXT NOT NULL,

    CONSTRAINT "style_exclusions_pkey" PRIMARY KEY ("optionId", "otherId"),
    CONSTRAINT "style_exclusions_order_check" CHECK ("optionId" < "otherId" COLLATE "C"),
    CONSTRAINT "style_exclusions_optionId_fkey" FOREIGN KEY ("optionId") REFERENCES "style_options" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "style_exclusions_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "style_options" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "style_exclusions_otherId_idx" ON "style_exclusions" ("otherId");

ALTER TABLE "order_drafts" ADD COLUMN "style" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "order_draft_items" ADD COLUMN "style" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "orders" ADD COLUMN "style" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "order_items" ADD COLUMN "style" JSONB NOT NULL DEFAULT '[]';

-- What a shop begins with; the owner changes it in the style book.
INSERT INTO "style_options"
  ("id", "part", "garments", "name", "hindiName", "drawing", "price", "extraDays", "position")
VALUES
  ('front-neck-round', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Round neck', 'गोल गला', 'round', 0, 0, 1),
  ('front-neck-u', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'U neck', 'यू गला', 'u', 0, 0, 2),
  ('front-neck-v', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'V neck', 'वी गला', 'v', 0, 0, 3),
  ('front-neck-square', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Square neck', 'चौकोर गला', 'square', 0, 0, 4),
  ('front-neck-boat', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Boat neck', 'बोट नेक', 'boat', 5000, 0, 5),
  ('front-neck-sweetheart', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Sweetheart neck', 'स्वीटहार्ट गला', 'sweetheart', 10000, 0, 6),
  ('front-neck-pot', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Pot neck', 'मटका गला', 'pot', 10000, 0, 7),
  ('front-neck-high', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'High neck', 'हाई नेक', 'high', 15000, 0, 8),
  ('front-neck-collar', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Collar neck', 'कॉलर गला', 'collar', 15000, 0, 9),
  ('front-neck-keyhole', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Keyhole neck', 'कीहोल गला', 'keyhole', 10000, 0, 10),
  ('front-neck-queen-anne', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Queen Anne neck', 'क्वीन ऐन गला', 'queenAnne', 15000, 0, 11),
  ('front-neck-scalloped', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Scalloped neck', 'कंगूरेदार गला', 'scalloped', 20000, 1, 12),
  ('front-neck-leaf', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Leaf neck', 'पान गला', 'leaf', 15000, 0, 13),
  ('front-neck-asymmetric', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Asymmetric neck', 'तिरछा गला', 'asymmetric', 20000, 1, 14),
  ('front-neck-halter', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Halter neck', 'हॉल्टर गला', 'halter', 20000, 1, 15),
  ('front-neck-illusion', 'FRONT_NECK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Illusion neck', 'इल्यूज़न गला', 'illusion', 40000, 2, 16),
  ('back-closed', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Closed Back', 'बंद पीठ', 'closed', 0, 0, 1),
  ('back-open', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Back Open', 'खुली पीठ', 'open', 10000, 0, 2),
  ('back-keyhole', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Keyhole Back', 'कीहोल पीठ', 'keyhole', 10000, 0, 3),
  ('back-round', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Round back', 'गोल पीठ', 'round', 0, 0, 4),
  ('back-u', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Deep U back', 'गहरी यू पीठ', 'u', 0, 0, 5),
  ('back-v', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'V back', 'वी पीठ', 'v', 0, 0, 6),
  ('back-square', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Square back', 'चौकोर पीठ', 'square', 0, 0, 7),
  ('back-boat', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Boat back', 'बोट पीठ', 'boat', 5000, 0, 8),
  ('back-pot', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Pot back', 'मटका पीठ', 'pot', 10000, 0, 9),
  ('back-sweetheart', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Sweetheart back', 'स्वीटहार्ट पीठ', 'sweetheart', 10000, 0, 10),
  ('back-leaf', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Leaf back', 'पान पीठ', 'leaf', 15000, 0, 11),
  ('back-high', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'High back', 'ऊँची पीठ', 'high', 10000, 0, 12),
  ('back-scalloped', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Scalloped back', 'कंगूरेदार पीठ', 'scalloped', 20000, 1, 13),
  ('back-queen-anne', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Queen Anne back', 'क्वीन ऐन पीठ', 'queenAnne', 15000, 0, 14),
  ('back-illusion', 'BACK', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Illusion back', 'इल्यूज़न पीठ', 'illusion', 40000, 2, 15),
  ('sleeve-sleeveless', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Sleeveless', 'बिना आस्तीन', 'sleeveless', 0, 0, 1),
  ('sleeve-short', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Short Sleeve', 'छोटी आस्तीन', 'short', 0, 0, 2),
  ('sleeve-long', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Long Sleeve', 'पूरी आस्तीन', 'long', 10000, 0, 3),
  ('sleeve-cap', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Cap sleeve', 'कैप आस्तीन', 'cap', 0, 0, 4),
  ('sleeve-elbow', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Elbow sleeve', 'कोहनी तक आस्तीन', 'elbow', 5000, 0, 5),
  ('sleeve-three-quarter', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Three-quarter sleeve', 'तीन-चौथाई आस्तीन', 'threeQuarter', 10000, 0, 6),
  ('sleeve-puff', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Puff sleeve', 'पफ़ आस्तीन', 'puff', 20000, 1, 7),
  ('sleeve-bell', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Bell sleeve', 'बेल आस्तीन', 'bell', 20000, 0, 8),
  ('sleeve-ruffle', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Ruffle sleeve', 'झालर आस्तीन', 'ruffle', 25000, 1, 9),
  ('sleeve-petal', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Petal sleeve', 'पंखुड़ी आस्तीन', 'petal', 20000, 0, 10),
  ('sleeve-bishop', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Bishop sleeve', 'बिशप आस्तीन', 'poet', 25000, 1, 11),
  ('sleeve-cold-shoulder', 'SLEEVE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Cold-shoulder sleeve', 'कोल्ड शोल्डर आस्तीन', 'coldShoulder', 20000, 0, 12),
  ('length-waist', 'LENGTH', '{BLOUSE,LEHENGA,SAREE}', 'Waist length', 'कमर तक', NULL, 0, 0, 1),
  ('length-cropped', 'LENGTH', '{BLOUSE,LEHENGA,SAREE}', 'Cropped', 'क्रॉप लंबाई', NULL, 0, 0, 2),
  ('length-peplum', 'LENGTH', '{BLOUSE,LEHENGA,SAREE}', 'Peplum', 'पेपलम', NULL, 35000, 1, 3),
  ('length-hip', 'LENGTH', '{BLOUSE,SUIT}', 'Hip length', 'कूल्हे तक', NULL, 0, 0, 4),
  ('length-knee', 'LENGTH', '{SUIT,DRESS}', 'Knee length', 'घुटने तक', NULL, 0, 0, 5),
  ('length-calf', 'LENGTH', '{SUIT,DRESS}', 'Calf length', 'पिंडली तक', NULL, 10000, 0, 6),
  ('length-floor', 'LENGTH', '{SUIT,LEHENGA,DRESS}', 'Floor length', 'ज़मीन तक', NULL, 20000, 1, 7),
  ('fit-regular', 'FIT', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Regular', 'सामान्य फ़िट', NULL, 0, 0, 1),
  ('fit-slim', 'FIT', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Slim', 'चुस्त फ़िट', NULL, 0, 0, 2),
  ('fit-loose', 'FIT', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Loose Fit', 'ढीला फ़िट', NULL, 0, 0, 3),
  ('cut-darts', 'CUT', '{BLOUSE,LEHENGA,SAREE}', 'Darts', 'डार्ट कट', 'darts', 0, 0, 1),
  ('cut-princess', 'CUT', '{BLOUSE,LEHENGA,SAREE}', 'Princess cut', 'प्रिंसेस कट', 'princess', 15000, 0, 2),
  ('cut-katori', 'CUT', '{BLOUSE,LEHENGA,SAREE}', 'Katori cut', 'कटोरी कट', 'katori', 20000, 0, 3),
  ('closure-front-hooks', 'CLOSURE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Front hooks', 'आगे हुक', 'frontHooks', 0, 0, 1),
  ('closure-back-hooks', 'CLOSURE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Back hooks', 'पीछे हुक', 'backHooks', 0, 0, 2),
  ('closure-back-zip', 'CLOSURE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Back zip', 'पीछे चेन', 'backZip', 10000, 0, 3),
  ('closure-front-buttons', 'CLOSURE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Front buttons', 'आगे बटन', 'frontButtons', 10000, 0, 4),
  ('closure-back-buttons', 'CLOSURE', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Back buttons', 'पीछे बटन', 'backButtons', 10000, 0, 5),
  ('lining-none', 'LINING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'No lining', 'बिना अस्तर', NULL, 0, 0, 1),
  ('lining-cotton', 'LINING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Cotton lining', 'सूती अस्तर', NULL, 20000, 0, 2),
  ('lining-crepe', 'LINING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Crepe lining', 'क्रेप अस्तर', NULL, 30000, 0, 3),
  ('padding-none', 'PADDING', '{BLOUSE,LEHENGA,DRESS,SAREE}', 'No padding', 'बिना पैड', NULL, 0, 0, 1),
  ('padding-light', 'PADDING', '{BLOUSE,LEHENGA,DRESS,SAREE}', 'Light cups', 'हल्के कप', NULL, 15000, 0, 2),
  ('padding-full', 'PADDING', '{BLOUSE,LEHENGA,DRESS,SAREE}', 'Full cups', 'पूरे कप', NULL, 20000, 0, 3),
  ('piping-self', 'PIPING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Self piping', 'उसी कपड़े की पाइपिंग', NULL, 10000, 0, 1),
  ('piping-contrast', 'PIPING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Contrast piping', 'अलग रंग की पाइपिंग', NULL, 10000, 0, 2),
  ('piping-lace', 'PIPING', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Lace edging', 'लेस किनारी', NULL, 20000, 0, 3),
  ('latkan-dori', 'LATKAN', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Dori', 'डोरी', 'cords', 5000, 0, 1),
  ('latkan-dori-latkan', 'LATKAN', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Dori with latkan', 'लटकन वाली डोरी', 'cords', 15000, 0, 2),
  ('latkan-bead-latkan', 'LATKAN', '{BLOUSE,SUIT,LEHENGA,DRESS,SAREE}', 'Bead latkan', 'मोती लटकन', 'cords', 25000, 1, 3),
  ('skirt-a-line', 'SKIRT', '{LEHENGA}', 'A-Line', 'ए-लाइन', 'aLine', 0, 0, 1),
  ('skirt-mermaid', 'SKIRT', '{LEHENGA}', 'Mermaid', 'मरमेड', 'mermaid', 50000, 1, 2),
  ('skirt-flared', 'SKIRT', '{LEHENGA}', 'Flared', 'घेरदार', 'flared', 30000, 1, 3),
  ('skirt-straight', 'SKIRT', '{LEHENGA}', 'Straight', 'सीधा', 'straight', 0, 0, 4),
  ('skirt-dress-a-line', 'SKIRT', '{DRESS}', 'A-line skirt', 'ए-लाइन घेरा', 'aLine', 0, 0, 5),
  ('skirt-dress-flared', 'SKIRT', '{DRESS}', 'Flared skirt', 'घेरदार स्कर्ट', 'flared', 200, 0, 6),
  ('flare-regular', 'FLARE', '{LEHENGA,DRESS}', 'Regular flare', 'सामान्य घेर', NULL, 0, 0, 1),
  ('flare-double', 'FLARE', '{LEHENGA,DRESS}', 'Double flare', 'दोहरा घेर', NULL, 60000, 1, 2),
  ('flare-can-can', 'FLARE', '{LEHENGA,DRESS}', 'Can-can', 'कैन-कैन', NULL, 50000, 1, 3),
  ('dupatta-none', 'DUPATTA', '{SUIT,LEHENGA}', 'Without dupatta', 'बिना दुपट्टा', NULL, 0, 0, 1),
  ('dupatta-plain', 'DUPATTA', '{SUIT,LEHENGA}', 'Plain dupatta', 'सादा दुपट्टा', 'dupatta', 50000, 0, 2),
  ('dupatta-bordered', 'DUPATTA', '{SUIT,LEHENGA}', 'Dupatta with border', 'बॉर्डर वाला दुपट्टा', 'dupatta', 90000, 1, 3),
  ('bottom-trousers', 'BOTTOM', '{SUIT}', 'Trousers', 'पैंट', 'trousers', 0, 0, 1),
  ('bottom-churidar', 'BOTTOM', '{SUIT}', 'Churidar', 'चूड़ीदार', 'churidar', 0, 0, 2),
  ('bottom-patiala', 'BOTTOM', '{SUIT}', 'Patiala salwar', 'पटियाला सलवार', 'patiala', 15000, 0, 3),
  ('bottom-palazzo', 'BOTTOM', '{SUIT}', 'Palazzo trousers', 'पलाज़ो पैंट', 'palazzo', 10000, 0, 4),
  ('suit-straight', 'SUIT', '{SUIT}', 'Straight Cut', 'स्ट्रेट कट', 'straight', 0, 0, 1),
  ('suit-anarkali', 'SUIT', '{SUIT}', 'Anarkali', 'अनारकली', 'anarkali', 60000, 2, 2),
  ('suit-a-line', 'SUIT', '{SUIT}', 'A-Line', 'ए-लाइन', 'aLine', 10000, 0, 3),
  ('suit-patiala', 'SUIT', '{SUIT}', 'Patiala', 'पटियाला', 'patiala', 0, 0, 4),
  ('suit-palazzo', 'SUIT', '{SUIT}', 'Palazzo', 'पलाज़ो', 'palazzo', 0, 0, 5),
  ('finish-fall', 'FINISH', '{SAREE}', 'Fall', 'फ़ॉल', NULL, 10000, 0, 1),
  ('finish-pico', 'FINISH', '{SAREE}', 'Pico', 'पीको', NULL, 8000, 0, 2),
  ('finish-pre-stitched', 'FINISH', '{SAREE}', 'Pre-stitched pleats', 'सिली हुई प्लीट', 'pleats', 60000, 2, 3),
  ('finish-tassels', 'FINISH', '{SAREE}', 'Pallu tassels', 'पल्लू की झालर', NULL, 25000, 1, 4);

INSERT INTO "style_exclusions" ("optionId", "otherId") VALUES
  ('front-neck-halter', 'sleeve-puff'),
  ('front-neck-halter', 'sleeve-cap'),
  ('front-neck-halter', 'sleeve-short'),
  ('front-neck-halter', 'sleeve-long'),
  ('front-neck-halter', 'sleeve-elbow'),
  ('front-neck-halter', 'sleeve-three-quarter'),
  ('front-neck-halter', 'sleeve-bell'),
  ('front-neck-halter', 'sleeve-petal'),
  ('front-neck-halter', 'sleeve-bishop'),
  ('front-neck-halter', 'sleeve-ruffle'),
  ('front-neck-halter', 'sleeve-cold-shoulder'),
  ('back-open', 'closure-back-zip'),
  ('back-open', 'closure-back-buttons'),
  ('lining-none', 'padding-full'),
  ('lining-none', 'padding-light'),
  ('bottom-churidar', 'suit-palazzo'),
  ('bottom-churidar', 'suit-patiala'),
  ('bottom-patiala', 'suit-palazzo'),
  ('bottom-palazzo', 'suit-patiala'),
  ('bottom-trousers', 'suit-patiala'),
  ('bottom-trousers', 'suit-palazzo');

-- Responses with options are cached until the catalogue's version changes.
CREATE TRIGGER "style_options_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "style_options"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER "style_exclusions_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "style_exclusions"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
