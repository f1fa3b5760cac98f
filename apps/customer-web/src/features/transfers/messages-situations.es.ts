/**
 * The texts of a transfer, one row for each situation: list, headline, line below the headline, and the timeline's
 * current step when it differs from the step's own text.
 */
export const situationMessages = {
  unpaid: {
    word: 'Falta tu pago',
    headline: 'Esperamos tu pago para enviar a {name}',
    lead: 'No se ha hecho ningún cobro.',
    now: 'Esperamos tu pago',
  },
  'part-paid': {
    word: 'Falta una parte',
    headline: 'Faltan {remaining} para enviar a {name}',
    lead: 'Recibimos {received}, guardados para este envío. Si el resto no llega a tiempo, tú decides qué hacemos con ellos.',
    now: 'Esperamos el resto de tu pago',
  },
  'overdue-unpaid': {
    word: 'Venció el plazo',
    headline: 'El plazo para pagar tu envío a {name} venció',
    lead: 'No hemos recibido ningún pago. No transfieras ahora: en minutos ves aquí cómo sigue.',
    now: 'Venció el plazo para pagar',
  },
  'overdue-paid': {
    word: 'Venció el plazo',
    headline: 'El plazo para pagar tu envío a {name} venció',
    lead: 'Recibimos {received} y están con nosotros. En minutos ves aquí qué puedes hacer.',
    now: 'Vemos cómo sigue',
  },
  'choose-short': {
    word: 'Decide qué hacemos',
    headline: 'Llegaron {received} de {ordered}: decide qué hacemos',
    lead: 'El plazo para pagar venció con una parte. Tu dinero está con nosotros y no ha salido.',
    now: 'Esperamos tu decisión',
  },
  'choose-late': {
    word: 'Decide qué hacemos',
    headline: 'Tu pago llegó después del plazo: decide qué hacemos',
    lead: 'El precio que tenías venció. Tus {received} están con nosotros y no han salido.',
    now: 'Esperamos tu decisión',
  },
  'choose-held': {
    word: 'Decide qué hacemos',
    headline: 'El tipo de cambio que tenías venció: decide qué hacemos',
    lead: 'Faltaba algo tuyo y pasó el día en que lo manteníamos. Tus {received} están con nosotros, en pesos, y no se han convertido.',
    now: 'Esperamos tu decisión',
  },
  'checking-unpaid': {
    word: 'En revisión',
    headline: 'Antes de que pagues hacemos una revisión de rutina',
    lead: 'No se ha hecho ningún cobro. {until, select, none {Aquí mismo podrás pagar cuando termine.} other {Respondemos antes del {until} y aquí mismo podrás pagar.}} Tu precio se mantiene.',
    now: 'Revisión de rutina',
  },
  'checking-part-paid': {
    word: 'En revisión',
    headline: 'Hacemos una revisión de rutina de tu envío a {name}',
    lead: 'Recibimos {received}, guardados para este envío. {until, select, none {Cuando termine, pagas el resto aquí mismo.} other {Respondemos antes del {until}, y después pagas el resto aquí mismo.}} Tu precio se mantiene.',
    now: 'Revisión de rutina',
  },
  'checking-paid': {
    word: 'En revisión',
    headline: 'Tu dinero está con nosotros mientras hacemos una revisión de rutina',
    lead: '{until, select, none {La hace nuestro equipo de envíos.} other {Respondemos antes del {until}. La hace nuestro equipo de envíos.}} Tu precio se mantiene y no tienes que hacer nada.',
    now: 'Revisión de rutina',
  },
  'hold-identity': {
    word: 'En pausa',
    headline: 'Falta confirmar un dato para seguir con tu envío a {name}',
    lead: 'Tus {received} están con nosotros, en pesos. Cuando lo confirmes, el envío sigue solo.',
    now: 'En pausa',
  },
  'hold-documents': {
    word: 'En pausa',
    headline: 'Falta un documento para seguir con tu envío a {name}',
    lead: 'Tus {received} están con nosotros, en pesos. Cuando lo aceptemos, el envío sigue solo.',
    now: 'En pausa',
  },
  'hold-staff': {
    word: 'En pausa',
    headline: 'Estamos revisando lo que mandaste para tu envío a {name}',
    lead: 'Tus {received} están con nosotros, en pesos. Cuando terminemos, el envío sigue solo y no tienes que hacer nada.',
    now: 'En pausa',
  },
  'hold-over': {
    word: 'En pausa',
    headline: 'Tu envío a {name} está en pausa',
    lead: 'Tus {received} están con nosotros, en pesos, y no se han convertido.',
    now: 'En pausa',
  },
  converting: {
    word: 'Convirtiendo',
    headline: 'Recibimos tu pago y estamos convirtiendo tu dinero',
    lead: 'En minutos sale hacia el banco de tu destinatario.',
    now: 'Convirtiendo tu dinero',
  },
  'sent-to-bank': {
    word: 'Enviado al banco',
    headline: 'Tu dinero va hacia el banco de {name}',
    lead: 'El banco de destino lo abona en su horario.',
    now: 'En camino a la cuenta',
  },
  delivered: {
    word: 'Entregado',
    headline: '{name} ya tiene el dinero en su cuenta',
    lead: 'El banco de destino confirmó el abono.',
    now: '',
  },
  returned: {
    word: 'Devuelto por el banco',
    headline: 'El banco de {name} devolvió el dinero',
    lead: 'Tu dinero está a salvo con nosotros. Te diremos aquí cómo sigue.',
    now: '',
  },
  'needs-correction': {
    word: 'Falta corregir datos',
    headline: 'El banco de {name} devolvió el dinero: revisa sus datos',
    lead: 'Tu dinero está a salvo con nosotros. Corrige los datos y lo enviamos otra vez, o pide que te lo devolvamos.',
    now: 'Esperamos los datos corregidos',
  },
  refunding: {
    word: 'Devolviendo tu dinero',
    headline: 'Te estamos devolviendo {refunded}',
    lead: 'Vuelven a la cuenta desde la que pagaste.',
    now: 'Devolviendo {refunded}',
  },
  refunded: {
    word: 'Dinero devuelto',
    headline: 'Te devolvimos {refunded}',
    lead: 'Están en la cuenta desde la que pagaste.',
    now: '',
  },
  'set-off': {
    word: 'Terminado',
    headline: 'Este envío terminó y no queda nada por devolver',
    lead: 'Tu banco anuló el pago, así que su dinero ya no está con nosotros.',
    now: '',
  },
  expired: {
    word: 'Vencido',
    headline: 'El plazo para pagar venció y el envío se anuló',
    lead: 'No recibimos ningún pago. Si ya transferiste, no hagas nada: cuando llegue ves aquí cómo sigue.',
    now: '',
  },
  'expired-refund': {
    word: 'Vencido',
    headline: 'El plazo para pagar venció y el envío se anuló',
    lead: 'Llegaron {refunded} después del plazo. Los devolvemos a la cuenta desde la que pagaste.',
    now: '',
  },
  cancelled: {
    word: 'Cancelado',
    headline: 'Cancelaste este envío',
    lead: 'No se movió dinero. Si transfieres de todos modos, te lo devolvemos.',
    now: '',
  },
  'cancelled-refund': {
    word: 'Cancelado',
    headline: 'Cancelaste este envío',
    lead: 'Después llegaron {refunded}. Los devolvemos a la cuenta desde la que pagaste.',
    now: '',
  },
  'stopped-unpaid': {
    word: 'Detenido',
    headline: 'No podemos hacer este envío',
    lead: 'No se hizo ningún cobro. Si tienes preguntas o no estás de acuerdo, escríbenos desde aquí.',
    now: '',
  },
  'stopped-paid': {
    word: 'Detenido',
    headline: 'No podemos hacer este envío',
    lead: 'Tu dinero está con nosotros y te escribiremos sobre él. Si tienes preguntas o no estás de acuerdo, escríbenos desde aquí.',
    now: '',
  },
} as const
