export const supportMessages = {
  'too-many-threads': {
    what: 'Abriste muchas conversaciones en poco tiempo, y esta no se abrió.',
    money: 'No se movió dinero.',
    next: 'Sigue en una de las que tienes, o abre otra en {wait}.',
  },
  'too-many-messages': {
    what: 'Escribiste muchos mensajes en poco tiempo, y este no se envió.',
    money: 'No se movió dinero.',
    next: 'Los anteriores llegaron; escribe otro en {wait}.',
  },
  'too-many-complaints': {
    what: 'Ya recibimos varios reclamos con este correo, y este no se envió.',
    money: 'No se movió dinero.',
    next: 'Responderemos los anteriores en su plazo; envía otro en {wait}.',
  },
} as const
