/** The specification's lists (section 3) that other values may be added to. */
export const fabricTypes = ['Cotton', 'Silk', 'Satin', 'Georgette', 'Linen', 'Chiffon', 'Velvet', 'Other']
export const patterns = [
  'Plain',
  'Embroidered',
  'Printed',
  'Dyed',
  'Geometric',
  'Floral',
  'Polka Dots',
  'Other',
]
export const embellishmentsOptions = ['Zari Work', 'Sequin', 'Stone Work', 'Beads', 'Embroidery', 'Other']
export const colors = [
  'Red',
  'Maroon',
  'Pink',
  'Golden',
  'Royal Blue',
  'Green',
  'Black',
  'White',
  'Peach',
  'Yellow',
]
export const sleeveTypes = ['Short Sleeve', 'Long Sleeve', 'Sleeveless']
export const fitTypes = ['Regular', 'Slim', 'Loose Fit']

/** Words for garments in the names of designs. */
export const garmentWords = [
  ...['Lehenga', 'Suit', 'Blouse', 'Toiler', 'Dress', 'Saree'],
  ...['Set', 'Kurta', 'Kurti', 'Anarkali', 'Gown'],
]
