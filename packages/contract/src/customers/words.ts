/**
 * The risk of a customer. It decides how soon they confirm their data again; for analyst and officer only.
 */
export const customerRisks = ['normal', 'elevated', 'high'] as const
export type CustomerRisk = (typeof customerRisks)[number]
/** Why staff refused a name; each has a text for the customer. */
export const nameRefusals = ['not-in-document', 'not-a-legal-name', 'document-needed'] as const
export type NameRefusal = (typeof nameRefusals)[number]

/** The kinds of answer to a question of an EAP confirmation. */
export const eapQuestionKinds = ['yes-no', 'text'] as const
export type EapQuestionKind = (typeof eapQuestionKinds)[number]

/** The states of an invitation to act for a company. */
export const memberInvitationStates = ['open', 'expired', 'accepted', 'declined', 'withdrawn'] as const
export type MemberInvitationState = (typeof memberInvitationStates)[number]
