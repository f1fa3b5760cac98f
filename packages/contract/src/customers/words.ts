/** How soon a customer confirms their facts again; for analyst and officer alone. */
export const customerRisks = ['normal', 'elevated', 'high'] as const
export type CustomerRisk = (typeof customerRisks)[number]
/** Why staff do not take a name, in words that its customer reads. */
export const nameRefusals = ['not-in-document', 'not-a-legal-name', 'document-needed'] as const
export type NameRefusal = (typeof nameRefusals)[number]

/** How a question of a confirmation is answered. */
export const eapQuestionKinds = ['yes-no', 'text'] as const
export type EapQuestionKind = (typeof eapQuestionKinds)[number]
