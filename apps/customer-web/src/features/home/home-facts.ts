import { words } from './words.ts'

/** What a visitor's home is called, and what a search engine says under it. */
export const homeFacts = (brand: string) => ({
  title: words('welcome.documentTitle', { brand }),
  description: words('welcome.description', { brand }),
})
