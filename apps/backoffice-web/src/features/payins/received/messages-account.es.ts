import type { AccountStanding, RestrictionKind } from '@puente/contract/staff'

/** Messages of the page of an account that payments came from. */
export const accountMessages = {
  eyebrow: 'Cuenta de origen',
  title: '{bank}, cuenta terminada en {ending}',
  unknown: 'Cuenta desconocida',
  unknownText: 'El pago se registró desde una cartola, que no dice la cuenta.',
  standings: {
    verified: 'De un cliente verificado',
    'third-party': 'De un tercero',
    unknown: 'No se sabe de quién es',
  } satisfies Record<AccountStanding, string>,
  blocked: 'Su titular tiene restricciones',
  blocks: {
    'no-new-orders': 'Sin envíos nuevos',
    'access-suspended': 'Acceso suspendido',
    exit: 'Término de la relación',
    freeze: 'Dinero inmovilizado',
    'legal-hold': 'Retención legal',
  } satisfies Record<RestrictionKind, string>,
  block: '{kind} desde el {since}.',
  facts: {
    title: 'Datos',
    bank: 'Banco',
    number: 'Número',
    ending: 'Terminada en',
    name: 'Titular',
    rut: 'RUT del titular',
    standing: 'De quién es',
    holder: 'Cliente titular',
    paidFor: 'Pagó envíos de',
    received: 'Recibido de ella',
    receivedText: '{total} en {count, plural, one {# pago} other {# pagos}}',
    receivedMore: '{total} en los últimos {count} pagos',
    first: 'Primer pago',
    last: 'Último pago',
    payer: 'Todo lo que pagó este RUT',
    payerLink: 'Ver quién pagó',
  },
  payins: {
    title: 'Pagos recibidos de esta cuenta',
    caption: 'Pagos recibidos de esta cuenta, el último abonado primero',
    none: 'Todavía no se puede mostrar: la cuenta de este pago se está registrando.',
    more: 'Ver más pagos',
  },
  refunds: {
    title: 'Devoluciones a esta cuenta',
    none: 'No se le devolvió ningún pago.',
  },
  suspense: { title: 'Por aplicar' },
} as const
