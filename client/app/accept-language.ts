/** Asks the server to say in the page's language why it refuses something; a browser would send its own languages. */
export const acceptLanguage = () => ({ 'accept-language': document.documentElement.lang })
