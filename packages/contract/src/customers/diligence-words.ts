/** The rolling windows in which what is sent is added up: 24 hours, 30 days, 365 days. */
export const diligenceWindows = ['day', 'month', 'year'] as const
export type DiligenceWindow = (typeof diligenceWindows)[number]

/** What shows where funds come from; each has words in the web. */
export const evidenceKinds = {
  person: ['payslips', 'pension', 'tax-return', 'sale-deed', 'loan-contract', 'savings-statement'],
  company: ['balance', 'tax-folder', 'vat-returns', 'invoices', 'loan-contract'],
} as const
export type EvidenceKind = (typeof evidenceKinds)[keyof typeof evidenceKinds][number]

/** Why evidence was not enough; each has words in the web. */
export const evidenceRefusals = ['illegible', 'not-theirs', 'too-old', 'covers-less', 'unrelated'] as const
export type EvidenceRefusal = (typeof evidenceRefusals)[number]
/** Kinds of evidence of funds. */
export const evidenceKindsOfAll = [...new Set([...evidenceKinds.person, ...evidenceKinds.company])]
