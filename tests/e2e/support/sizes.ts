/** The sizes at which shoppers' pages are tested. */
export const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}

/**
 * The tag of a test whose steps don't depend on the width: it runs at the phone's size, and its checks of accessibility
 * and overflow are made at both.
 */
export const bothSizes = '@both-sizes'
