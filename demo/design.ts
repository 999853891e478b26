/**
 * One design of the demo catalogue, in the specification's own words and in whole rupees: the shape that
 * `POST /api/v1/admin/add_product` takes, so that the seed passes through the same validator as an admin's form.
 * `drawing` holds what only the illustration generator reads.
 */
export interface Design {
  /** Stable and unique; becomes the product's `externalRef` (`demo:<slug>`) and seeds its pictures. */
  slug: string
  productName: string
  category: Category
  description: string
  productType: 'Ready-made' | 'Custom-made' | 'Semi-stitched' | 'Toiler'
  color: Color
  /** Rupees; null when the design is not offered that way. At least one of the two is set. */
  tailorPrice: number | null
  readyMadePrice: number | null
  /** Whole percent, 0-100. */
  discount: number
  quantityInStock: number
  shippingCost: number
  estimatedDeliveryTime: string
  availabilityStatus: 'Available' | 'Out of Stock' | 'Discontinued'
  featuredProduct: boolean
  fabricType:
    'Cotton' | 'Silk' | 'Satin' | 'Georgette' | 'Linen' | 'Chiffon' | 'Velvet' | 'Other' | (string & {})
  stitchingType: 'Machine Stitching' | 'Hand Stitching' | 'Mixed'
  pattern: 'Plain' | 'Embroidered' | 'Printed' | 'Dyed' | 'Geometric' | 'Floral' | 'Polka Dots' | 'Other'
  embellishments: ('Zari Work' | 'Sequin' | 'Stone Work' | 'Beads' | 'Embroidery' | 'Other')[]
  customizationAvailable: boolean
  customizationOptions: string[]
  fabricFeel: string
  durability: string
  tags: string[]
  seasonalTags: string[]
  /** ISO date; spreads the catalogue over the past year so that 'newest first' means something. */
  dateAdded: string
  blouseDetails?: {
    sleeveType: 'Short Sleeve' | 'Long Sleeve' | 'Sleeveless'
    blouseBackDesign: 'Closed Back' | 'Back Open' | 'Keyhole Back'
    necklineStyle: Neckline
    fitType: 'Regular' | 'Slim' | 'Loose Fit'
    embellishments: string
    padding: boolean
    lining: boolean
  }
  suitDetails?: {
    sleeveType: 'Short Sleeve' | 'Long Sleeve' | 'Sleeveless'
    fitType: 'Regular' | 'Slim' | 'Loose Fit'
    style: 'Straight Cut' | 'Anarkali' | 'A-Line' | 'Patiala' | 'Palazzo'
    fabricType: 'Cotton' | 'Silk' | 'Georgette' | 'Chiffon' | 'Satin'
  }
  lehengaDetails?: {
    lehengaType: 'A-Line' | 'Mermaid' | 'Flared' | 'Straight'
    lehengaWaist: string
    lehengaDupattaIncluded: boolean
    lehengaFabric: string
    embroidery: string
  }
  sareeDetails?: {
    /** Metres. */
    sareeLength: number
    pleated: boolean
    embroideryDetails: string
    sareeFabric: string
    blouseType: string
    borderStyle: string
    drapeStyle: 'Nivi' | (string & {})
  }
  /** Ready-made sizes with the garment's own measurements in cm (sarees have none: free size). */
  sizes: {
    label: string
    chest?: number
    waist?: number
    hip?: number
    length?: number
    /** The pieces of this size; their sum is `quantityInStock`. */
    quantityInStock?: number
  }[]
  /** Ids of what it has of the style book: those of `styles.ts`. */
  style?: string[]
  /** Slugs of the designs that complete its look, the best first: those of `looks.ts`. */
  goesWith?: readonly string[]
  drawing: {
    /** The contrast: blouse and border of a lehenga, border and blouse of a saree, dupatta of a suit, trim else. */
    secondColor: Color
    neckline?: Neckline
    sleeve?: 'Short Sleeve' | 'Long Sleeve' | 'Sleeveless'
    /** For dresses and gowns (category Dress, Others, Toiler). */
    silhouette?: 'a-line' | 'fit-and-flare' | 'maxi' | 'gown' | 'shirt' | 'jacket' | 'kaftan'
  }
}

export type Category = 'Lehenga' | 'Suit' | 'Blouse' | 'Toiler' | 'Dress' | 'Saree' | 'Others'
export type Color =
  'Red' | 'Maroon' | 'Pink' | 'Golden' | 'Royal Blue' | 'Green' | 'Black' | 'White' | 'Peach' | 'Yellow'
export type Neckline =
  'Round Neck' | 'V-Neck' | 'Boat Neck' | 'Sweetheart' | 'Square Neck' | 'High Neck' | 'Halter'
