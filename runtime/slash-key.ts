/** Where it is kept that `/` shall not open search: `off`, set on the page about accessibility. */
export const SLASH_KEY = 'datahub.slash';
