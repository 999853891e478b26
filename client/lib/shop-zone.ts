/** The shop's: its dates and days are Mumbai's, wherever they are read. */
export const timeZone = 'Asia/Kolkata'
