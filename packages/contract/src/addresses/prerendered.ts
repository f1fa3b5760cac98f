/**
 * What prerendered pages say where the build cannot know it. The browser replaces the brand in the page before it takes the
 * page over; the server replaces the brand in the head, and the country.
 */
export const brandWhenBuilt = 'Puente'
/** The code of an unknown country, ISO 3166-1: its name in Spanish stands for the country's. */
export const countryWhenBuilt = 'ZZ'
