import { words } from './words.ts'

/** The title and meta description of the public home page. */
export const homeFacts = (brand: string) => ({
  title: words('welcome.documentTitle', { brand }),
  description: words('welcome.description', { brand }),
})
