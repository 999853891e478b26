/** The sizes at which shoppers' pages are tested. */
export const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}
