/** All dates are shown in Mumbai's time zone, wherever the reader is. */
export const timeZone = 'Asia/Kolkata'
