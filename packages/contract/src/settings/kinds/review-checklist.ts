import { applicationLines, companyLines, levelLines } from '../../decisions/checklist-words.ts'
import { choices } from '../field.ts'
import { setting } from '../setting.ts'

const first = {
  application: ['identity', 'screening'],
  standard: ['identity'],
  enhanced: ['identity'],
  company: ['screening', 'owners', 'ownership', 'rut', 'exposure'],
} as const

/** Nobody is accepted without an answer of the watch lists (Ley 19.913, article 38), nor without a confirmed identity. */
const always = { application: ['identity', 'screening'], company: ['screening', 'owners'] } as const

export const reviewChecklist = setting({
  kind: 'review-checklist',
  about: 'What must hold before staff accept an application; everything else is shown as a warning.',
  proposes: ['analyst', 'officer'],
  decides: ['officer', 'admin'],
  fields: {
    application: choices('For the application of a person.', applicationLines),
    standard: choices('For the standard level, besides its facts and documents.', levelLines),
    enhanced: choices('For the enhanced level, besides its facts and documents.', levelLines),
    company: choices('For the application of a company.', companyLines),
  },
  initial: () => ({
    application: [...first.application],
    standard: [...first.standard],
    enhanced: [...first.enhanced],
    company: [...first.company],
  }),
  check: ({ application, company }) => [
    ...(always.application.every((line) => application.includes(line))
      ? []
      : [{ at: 'application', fault: 'required' }]),
    ...(always.company.every((line) => company.includes(line)) ? [] : [{ at: 'company', fault: 'required' }]),
  ],
})
