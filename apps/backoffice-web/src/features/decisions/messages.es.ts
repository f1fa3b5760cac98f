/** Decisions about applications, files and documents, as a list beside the decided case. */
export const decisionMessages = {
  title: 'Decisiones',
  outcomes: {
    approved: 'Aprobada',
    refused: 'Rechazada',
    returned: 'Devuelta al cliente',
    'asked-again': 'Pedida de nuevo',
  },
  by: '{at} · {name}',
  two: '{at} · {name}, confirmó {other}',
  rules: 'las reglas, sin intervención de una persona',
  open: 'Con qué se decidió',
  more: 'Ver más',
} as const
