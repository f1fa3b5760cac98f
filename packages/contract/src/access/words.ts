export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]
