/** Lines of a person’s application that a setting may require. */
export const applicationLines = ['identity', 'screening', 'exposure', 'reading', 'looked-at'] as const

/** Lines of an application for a level, besides the facts and documents that the level needs. */
export const levelLines = ['identity', 'screening', 'reading', 'looked-at'] as const

/** Lines of a company’s application. `document` is every document of its legal form. */
export const companyLines = [
  'screening',
  'owners',
  'ownership',
  'rut',
  'exposure',
  'document',
  'looked-at',
  'powers',
  'owners-compared',
] as const
