/** The rolling windows over which sent amounts are added up: 24 hours, 30 days, 365 days. */
export const diligenceWindows = ['day', 'month', 'year'] as const
export type DiligenceWindow = (typeof diligenceWindows)[number]

/** Kinds of evidence of funds; each has a text in the web. */
export const evidenceKinds = {
  person: ['payslips', 'pension', 'tax-return', 'sale-deed', 'loan-contract', 'savings-statement'],
  company: ['balance', 'tax-folder', 'vat-returns', 'invoices', 'loan-contract'],
} as const
export type EvidenceKind = (typeof evidenceKinds)[keyof typeof evidenceKinds][number]

/** Why evidence was refused; each has a text in the web. */
export const evidenceRefusals = [
  'illegible',
  'incomplete',
  'not-theirs',
  'too-old',
  'covers-less',
  'unrelated',
] as const
export type EvidenceRefusal = (typeof evidenceRefusals)[number]
/** Kinds of evidence of funds. */
export const evidenceKindsOfAll = [...new Set([...evidenceKinds.person, ...evidenceKinds.company])]
