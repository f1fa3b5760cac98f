import { countryName } from '../quotes/countries/country-names.ts'
import { words as shellWords } from '../../parts/words.ts'
import { words } from './words.ts'

/** The questions of every country's page. */
export const questions = ['full', 'change', 'rejected', 'cancel'] as const

/** The head of the page of a country; `facts` are its questions in the vocabulary of schema.org. */
export function countryFacts(brand: string, code: string) {
  const country = countryName(code)
  return {
    title: shellWords('title', { screen: words('title', { country }), brand }),
    description: words('description', { country }),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map((id) => ({
        '@type': 'Question',
        name: words(`questions.${id}.question`),
        acceptedAnswer: { '@type': 'Answer', text: words(`questions.${id}.answer`) },
      })),
    },
  }
}
