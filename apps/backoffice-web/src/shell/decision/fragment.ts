/** The fragment of the address of a case that shows its decision. */
export const DECISION = 'decision'
