import '../theme/script-fonts.css'

/** Prints a page's sheets alone: neither the shop's header and footer, nor what is marked with `data-screen`. */
export const printStyles = {
  '@page': { size: 'A4', margin: '10mm' },
  '@media print': {
    'header, footer, nav, a[href="#main"], [data-screen]': { display: 'none !important' },
    'html, body, #root *': { minHeight: '0 !important' },
    'html, body': { background: 'white !important' },
    '#main, #main > div, #main > div > div:not([data-screen])': {
      display: 'block !important',
      padding: '0 !important',
      margin: '0 !important',
      overflow: 'visible !important',
    },
  },
} as const
