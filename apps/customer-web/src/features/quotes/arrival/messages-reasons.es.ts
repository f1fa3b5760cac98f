/** Texts shown on demand or announced to screen readers, loaded apart from the entry chunk. */
export const reasonMessages = {
  announce: 'Envías {send}. Tu destinatario recibe {receive}. Costo total {cost}.',
  reasons: {
    'rail-hours': 'El banco de destino abona en su horario de atención.',
    'cut-off': 'Por la hora, el banco procesa el envío el siguiente día hábil.',
    weekend: 'Hay un fin de semana entremedio y los bancos no procesan pagos.',
    'holiday-here': 'Hay un feriado en Chile entremedio.',
    'holiday-there': 'Hay un feriado en el país de destino entremedio.',
  },
  fast: 'No hay feriados ni fines de semana entremedio: llega en el horario normal del banco de destino.',
} as const
