export const pendingMessages = {
  'blocked-by-pending-item': {
    what: 'Antes de enviar falta algo de tu parte.',
    money: 'No se hizo ningún cobro.',
    next: 'Complétalo ahora y después vuelves a donde estabas.',
  },
  'item-blocks': {
    what: 'Esto no se puede dejar para después.',
    money: 'No se movió dinero.',
    next: 'Complétalo para volver a enviar.',
  },
  'item-closed': {
    what: 'Esto ya estaba resuelto.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo sigue.',
  },
} as const
