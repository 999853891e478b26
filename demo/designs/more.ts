import type { Design, Neckline } from '../design.ts'
import { toDesign, type Family, type Row } from './build.ts'
import { looseSizes, petticoatSizes } from './sizes.ts'

interface DrawnRow extends Row {
  silhouette: NonNullable<Design['drawing']['silhouette']>
  sleeve: 'Short Sleeve' | 'Long Sleeve' | 'Sleeveless'
  neckline: Neckline
}

/** A toile is the garment tried in plain cloth before the good cloth is cut; these are sold as a service. */
const fittings: Family = {
  category: 'Toiler',
  shippingCost: 0,
  estimatedDeliveryTime: 'Fitting within 5-7 days, at the shop',
  customizationOptions: ['Home visit within Mumbai', 'Second fitting', 'Paper pattern to keep'],
  sizes: [],
}

const separates: Family = {
  category: 'Others',
  shippingCost: 79,
  estimatedDeliveryTime: 'Ready-made 3-5 days, stitched 6-9 days',
  customizationOptions: ['Length', 'Edging', 'Colour matched to your garment'],
  sizes: [],
}

function drawn(row: DrawnRow, family: Family): Design {
  const { silhouette, sleeve, neckline, ...rest } = row
  return {
    ...toDesign(rest, family),
    drawing: { secondColor: row.secondColor, silhouette, sleeve, neckline },
  }
}

function toiler(row: DrawnRow): Design {
  return drawn({ productType: 'Toiler', ...row }, fittings)
}

function other(row: DrawnRow): Design {
  return drawn(row, separates)
}

export const toilers: Design[] = [
  toiler({
    productName: 'Bridal Blouse Muslin Fitting',
    description:
      'Before we cut your silk we cut white muslin. You try it on, lift your arms, sit, bend; we pin and mark until neck and armhole agree with you. The corrected toile stays with your name in our cupboard for two years.',
    color: 'White',
    secondColor: 'Red',
    tailorPrice: 950,
    readyMadePrice: null,
    quantityInStock: 20,
    fabricType: 'Cotton',
    pattern: 'Plain',
    embellishments: [],
    tags: ['fitting', 'toile', 'bridal', 'blouse'],
    seasonalTags: ['All Year', 'Wedding Season'],
    silhouette: 'jacket',
    sleeve: 'Short Sleeve',
    neckline: 'Round Neck',
    dateAdded: '2025-11-02T11:30:00Z',
  }),
  toiler({
    productName: 'Calico Gown Toile with Two Fittings',
    description:
      'A full-length toile in unbleached calico for gowns and Anarkalis, with two appointments a week apart. Hem and bust line are settled on your own shoes and undergarments. If you order the gown from us within three months, the fee comes off its price.',
    color: 'Peach',
    secondColor: 'White',
    tailorPrice: 2450,
    readyMadePrice: null,
    discount: 10,
    quantityInStock: 12,
    fabricType: 'Cotton',
    pattern: 'Plain',
    embellishments: [],
    tags: ['fitting', 'toile', 'gown'],
    seasonalTags: ['All Year'],
    silhouette: 'gown',
    sleeve: 'Sleeveless',
    neckline: 'Sweetheart',
    dateAdded: '2026-01-08T11:30:00Z',
  }),
  toiler({
    productName: 'Kurta Pattern Drafting Service',
    description:
      'Bring the kurta that fits you best, or fourteen measurements, and take away a paper pattern with seam lines, notches and grain marked. A plain white cotton sample is sewn to prove it. Home sewers and small tailors use it most.',
    color: 'White',
    secondColor: 'Royal Blue',
    tailorPrice: 1250,
    readyMadePrice: null,
    quantityInStock: 15,
    fabricType: 'Cotton',
    pattern: 'Plain',
    embellishments: [],
    customizationOptions: ['Digital copy of the pattern', 'Sleeve variations', 'Grading to other sizes'],
    tags: ['pattern', 'kurta', 'drafting'],
    seasonalTags: ['All Year'],
    silhouette: 'shirt',
    sleeve: 'Long Sleeve',
    neckline: 'Round Neck',
    dateAdded: '2026-06-08T11:30:00Z',
  }),
  toiler({
    productName: 'Lehenga Length and Waist Trial',
    description:
      'A half-hour trial for a lehenga bought elsewhere, or your mother’s. We tack a mock waist in white cotton, level the hem against the floor, and write down what must be taken in. You leave with a price for the alteration and no duty to give it to us.',
    color: 'White',
    secondColor: 'Golden',
    tailorPrice: 650,
    readyMadePrice: null,
    discount: 5,
    quantityInStock: 25,
    fabricType: 'Cotton',
    pattern: 'Plain',
    embellishments: [],
    tags: ['fitting', 'alteration', 'lehenga'],
    seasonalTags: ['All Year', 'Wedding Season'],
    silhouette: 'a-line',
    sleeve: 'Short Sleeve',
    neckline: 'V-Neck',
    dateAdded: '2026-08-31T11:30:00Z',
  }),
]

export const others: Design[] = [
  other({
    productName: 'Black Velvet Zari Shoulder Cape',
    description:
      'Waist-length, black, warm: throw it over a saree when the wedding is on a lawn in December. Zari vines run down the two front edges and meet at a hook. Armholes are slits, so the bangles stay visible.',
    color: 'Black',
    secondColor: 'Golden',
    tailorPrice: 3850,
    readyMadePrice: 3250,
    discount: 15,
    quantityInStock: 6,
    featuredProduct: true,
    fabricType: 'Velvet',
    pattern: 'Embroidered',
    embellishments: ['Zari Work', 'Embroidery'],
    tags: ['cape', 'winter wedding', 'reception'],
    seasonalTags: ['Winter', 'Wedding Season'],
    sizes: looseSizes,
    silhouette: 'jacket',
    sleeve: 'Long Sleeve',
    neckline: 'High Neck',
    dateAdded: '2025-12-09T12:30:00Z',
  }),
  other({
    productName: 'Blue Shibori Cotton Kaftan',
    description:
      'Arashi shibori, the pattern of driving rain, in royal blue on white cotton. Drawstring inside at the waist, for shape when you want it. Fits from M to 3XL without argument.',
    color: 'Royal Blue',
    secondColor: 'White',
    tailorPrice: 1690,
    readyMadePrice: 1290,
    discount: 10,
    quantityInStock: 18,
    fabricType: 'Cotton',
    pattern: 'Dyed',
    embellishments: [],
    tags: ['kaftan', 'lounge', 'holiday', 'shibori'],
    seasonalTags: ['Summer', 'Monsoon'],
    sizes: [{ label: 'Free size', chest: 134, hip: 138, length: 126 }],
    silhouette: 'kaftan',
    sleeve: 'Short Sleeve',
    neckline: 'V-Neck',
    dateAdded: '2026-04-16T12:30:00Z',
  }),
  other({
    productName: 'Pink Georgette Beaded Party Kaftan',
    description:
      'Ankle-length, sheer at the sleeve, with a bib of beads that does the work of a necklace. Comes with a slip in the same pink. Hostesses who cook and then sit down to dinner swear by it.',
    color: 'Pink',
    secondColor: 'Golden',
    tailorPrice: 3450,
    readyMadePrice: 2890,
    quantityInStock: 9,
    fabricType: 'Georgette',
    pattern: 'Plain',
    embellishments: ['Beads', 'Stone Work'],
    tags: ['kaftan', 'eid', 'party', 'diwali'],
    seasonalTags: ['Eid', 'Diwali'],
    sizes: looseSizes,
    silhouette: 'kaftan',
    sleeve: 'Long Sleeve',
    neckline: 'Round Neck',
    dateAdded: '2026-10-30T12:30:00Z',
  }),
  other({
    productName: 'Green Phulkari Short Jacket Shrug',
    description:
      'Cropped at the ribs, edge to edge, no fastening. Floss-silk Phulkari in yellow covers the back and stops at the shoulder seam; the front is plain green khaddar. Turns a white kurta into Baisakhi.',
    color: 'Green',
    secondColor: 'Yellow',
    tailorPrice: 2250,
    readyMadePrice: 1790,
    discount: 20,
    quantityInStock: 7,
    fabricType: 'Cotton',
    stitchingType: 'Mixed',
    pattern: 'Embroidered',
    embellishments: ['Embroidery'],
    tags: ['phulkari', 'shrug', 'baisakhi'],
    seasonalTags: ['Winter', 'Festive'],
    sizes: looseSizes.map(({ length: _full, ...size }) => ({ ...size, length: 46 })),
    silhouette: 'jacket',
    sleeve: 'Long Sleeve',
    neckline: 'V-Neck',
    dateAdded: '2026-03-22T12:30:00Z',
  }),
  other({
    productName: 'Maroon Flared Satin Petticoat',
    description:
      'The unseen half of a good drape: a maroon satin petticoat in six gores with a cotton waistband, a drawstring and a side hook. No frill at the hem, so nothing shows through organza. Other shades on request, matched to your saree.',
    color: 'Maroon',
    secondColor: 'Maroon',
    tailorPrice: 790,
    readyMadePrice: 650,
    quantityInStock: 40,
    fabricType: 'Satin',
    pattern: 'Plain',
    embellishments: [],
    tags: ['petticoat', 'saree', 'everyday'],
    seasonalTags: ['All Year'],
    sizes: petticoatSizes,
    silhouette: 'a-line',
    sleeve: 'Sleeveless',
    neckline: 'Square Neck',
    dateAdded: '2025-11-12T12:30:00Z',
  }),
  other({
    productName: 'Red Banarasi Silk Jacket Dupatta',
    description:
      'Part dupatta, part sleeveless long jacket: the front panels hang like a stole and the back is seamed. Red Banarasi silk with a running bel. One layer, and a plain suit is ready for the pheras.',
    color: 'Red',
    secondColor: 'Golden',
    tailorPrice: null,
    readyMadePrice: 3890,
    discount: 8,
    quantityInStock: 5,
    fabricType: 'Silk',
    pattern: 'Other',
    embellishments: ['Zari Work'],
    tags: ['banarasi', 'dupatta', 'wedding', 'jacket'],
    seasonalTags: ['Wedding Season', 'Diwali'],
    sizes: [{ label: 'Free size', chest: 112, length: 118 }],
    silhouette: 'jacket',
    sleeve: 'Sleeveless',
    neckline: 'V-Neck',
    dateAdded: '2026-09-28T12:30:00Z',
  }),
]
