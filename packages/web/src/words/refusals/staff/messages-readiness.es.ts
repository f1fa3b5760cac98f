/** Texts of the refusals about opening the operator for orders. */
export const readinessMessages = {
  'not-ready': {
    what: 'Falta un punto obligatorio para vender, o su revisión es antigua.',
    money: 'No se movió dinero.',
    next: 'Revisa de nuevo y resuelve lo que falte.',
  },
  'sales-are-open': {
    what: 'La venta ya está abierta.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver el estado actual.',
  },
  'sales-are-closed': {
    what: 'La venta ya está cerrada.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver el estado actual.',
  },
} as const
