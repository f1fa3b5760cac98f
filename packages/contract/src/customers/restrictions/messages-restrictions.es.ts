/** The names of the reasons of a restriction. */
export const restrictionReasonNames = {
  identity: 'Identidad',
  documents: 'Documentos',
  payment: 'Pago',
  'routine-check': 'Revisión de rutina',
  'lost-credentials': 'Credenciales perdidas o robadas',
  'customer-request': 'Lo pidió el cliente',
  'court-order': 'Orden judicial',
  compliance: 'Cumplimiento',
} as const
