/**
 * The colours of a feedback card: 4 or more blue, 3 or more yellow, below rose (specification, section
 * 4).
 */
export const ratingPalette = (rating: number) => (rating >= 4 ? 'blue' : rating >= 3 ? 'yellow' : 'rose')
