import type { RefusalCode } from '@puente/contract'

/** Refusals whose own text has a value that the audit trail does not record, in short. */
export const auditRefusalMessages = {
  'amount-above-maximum': 'El monto supera lo que el cliente puede enviar',
  'amount-below-minimum': 'El monto es menor que el mínimo',
  'case-taken': 'El caso está asignado a otra persona',
  'document-too-few-pixels': 'La imagen es tan pequeña que no se puede leer',
  'document-too-large': 'El archivo pesa más de lo permitido',
  'document-too-many-pixels': 'La imagen mide más de lo que se puede abrir',
  'invitation-of-another': 'La invitación se envió a otro correo',
  'limit-exceeded': 'El envío supera un límite del cliente',
  'payment-reversed': 'El banco anuló un pago de un envío entregado, y el cliente lo debe',
  'person-not-identified': 'Falta un documento aceptado y vigente de una persona',
  'settings-file-wrong': 'El archivo tiene un parámetro que no se puede aceptar',
  'signatures-needed': 'Faltan firmas según los poderes de la empresa',
  'signed-price-higher': 'El monto a pagar subió durante la firma',
  'signing-power-missing': 'La persona no puede firmar este envío por la empresa',
  'too-many-companies': 'El cliente alcanzó el máximo de empresas con la ficha sin aprobar',
  'too-many-for-pdf': 'El período tiene más envíos que un PDF',
  'too-many-invitations': 'El cliente alcanzó el máximo de invitaciones',
  'too-many-new-recipients': 'El cliente agregó el máximo de beneficiarios en 24 horas',
  'too-many-open-orders': 'El cliente alcanzó el máximo de envíos sin pagar',
  'too-many-orders': 'El cliente alcanzó el máximo de envíos del período',
  'too-many-rate-alerts': 'El cliente alcanzó el máximo de alertas de tipo de cambio',
  'too-many-recipient-forms': 'El cliente alcanzó el máximo de enlaces abiertos',
  'too-many-signature-requests': 'La empresa alcanzó el máximo de envíos que esperan firmas',
  'too-many-uploads': 'El cliente alcanzó el máximo de archivos a medio enviar',
} as const satisfies Partial<Record<RefusalCode, string>>
