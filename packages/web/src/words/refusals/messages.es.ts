/** What each refusal says: what happened, whether money moved, what to do next. */
export const refusalMessages = {
  'signed-out': {
    what: 'Tu sesión terminó.',
    money: 'No se movió dinero.',
    next: 'Inicia sesión para seguir donde estabas.',
  },
  'not-allowed': {
    what: 'Tu cuenta no tiene permiso para ver o hacer esto.',
    money: 'No se movió dinero.',
    next: 'Si lo necesitas, pídelo a quien administra la cuenta.',
  },
  'not-found': {
    what: 'No encontramos lo que buscas.',
    money: 'No se movió dinero.',
    next: 'Revisa la dirección o vuelve al inicio.',
  },
  'method-unknown': {
    what: 'Esta acción no existe aquí.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  malformed: {
    what: 'No pudimos leer lo que se envió.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'fields-wrong': {
    what: 'Hay datos que revisar.',
    money: 'No se movió dinero.',
    next: 'Corrige los datos marcados y continúa.',
  },
  'too-large': {
    what: 'Lo que se envió es demasiado grande.',
    money: 'No se movió dinero.',
    next: 'Acorta el texto o usa un archivo más liviano.',
  },
  'media-type-unknown': {
    what: 'No podemos leer lo que se envió en ese formato.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'too-many-requests': {
    what: 'Llegaron demasiadas solicitudes seguidas.',
    money: 'No se movió dinero.',
    next: 'Espera un minuto e intenta de nuevo.',
  },
  'foreign-origin': {
    what: 'La solicitud llegó desde otra página.',
    money: 'No se movió dinero.',
    next: 'Abre esta página directamente e intenta de nuevo.',
  },
  'idempotency-key-missing': {
    what: 'No pudimos distinguir esta solicitud de otra igual.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'idempotency-key-reused': {
    what: 'Los datos cambiaron después de enviar la solicitud.',
    money: 'Vale lo que se envió primero; nada se cobra dos veces.',
    next: 'Revisa el resultado y, si falta algo, empieza de nuevo.',
  },
  'request-in-progress': {
    what: 'Tu solicitud anterior sigue en curso.',
    money: 'No se repite ni se cobra dos veces.',
    next: 'Espera unos segundos y revisa el resultado.',
  },
  'changed-meanwhile': {
    what: 'Esto cambió mientras lo mirabas.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página, revisa cómo quedó y decide de nuevo.',
  },
  unavailable: {
    what: 'El servicio no está disponible en este momento.',
    money: 'Lo que ya confirmaste sigue su curso y nada se cobra dos veces.',
    next: 'Intenta de nuevo en unos minutos.',
  },
  failure: {
    what: 'Algo falló de nuestro lado.',
    money: 'Lo que ya confirmaste sigue su curso y nada se cobra dos veces.',
    next: 'Intenta de nuevo; si se repite, escríbenos con el código de la solicitud.',
  },
  'credentials-unknown': {
    what: 'El correo o la contraseña no coinciden.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Revisa ambos e intenta de nuevo.',
  },
  'too-many-attempts': {
    what: 'Hubo demasiados intentos con esta cuenta.',
    money: 'Tu cuenta y tu dinero están a salvo.',
    next: 'Intenta de nuevo en {wait}.',
  },
  'second-factor-required': {
    what: 'Tu trabajo necesita un segundo factor y tu cuenta aún no lo tiene.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Pide a administración que lo active.',
  },
  'corridor-unknown': {
    what: 'Todavía no enviamos dinero a ese destino.',
    money: 'No se hizo ningún cobro.',
    next: 'Elige otro país.',
  },
  'amount-below-minimum': {
    what: 'El monto es menor que el mínimo de {minimum}.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto mayor.',
  },
  'amount-above-maximum': {
    what: 'El monto supera el máximo de {maximum} por envío.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto menor.',
  },
  'receives-nothing': {
    what: 'Con ese monto, después de la comisión no llega nada.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto mayor.',
  },
  'rate-unavailable': {
    what: 'En este momento no tenemos un tipo de cambio confiable.',
    money: 'No se hizo ningún cobro.',
    next: 'Intenta de nuevo en unos minutos.',
  },
  'recipient-already-kept': {
    what: 'Ya tienes un destinatario con esa misma cuenta.',
    money: 'No se movió dinero.',
    next: 'Elígelo en tu lista de destinatarios.',
  },
  'quote-expired': {
    what: 'El precio que tenías venció.',
    money: 'No se hizo ningún cobro.',
    next: 'Pide un precio nuevo y confirma otra vez.',
  },
  'quote-already-used': {
    what: 'Este precio ya se usó en otro envío.',
    money: 'No se creó un segundo envío ni se hizo otro cobro.',
    next: 'Revisa tus envíos o pide un precio nuevo.',
  },
  'recipient-of-other-corridor': {
    what: 'El destinatario recibe en otro país o en otra moneda que este precio.',
    money: 'No se hizo ningún cobro.',
    next: 'Elige otro destinatario o pide un precio para su país.',
  },
  'too-many-open-orders': {
    what: 'Tienes {orders} envíos sin pagar, el máximo a la vez.',
    money: 'No se hizo ningún cobro.',
    next: 'Paga o cancela uno y confirma otra vez.',
  },
  'limit-exceeded': {
    what: 'Este envío supera tu límite {limit, select, day {de un día} month {de un mes} other {publicado}}: {limitAmount}.',
    money: 'No se hizo ningún cobro.',
    next: 'Ahora puedes enviar hasta {available}.',
  },
  'quote-only': {
    what: 'Tu cuenta puede ver precios, pero todavía no enviar.',
    money: 'No se hizo ningún cobro.',
    next: 'Confirma tu identidad para empezar a enviar.',
  },
  'not-in-this-state': {
    what: 'El envío ya avanzó y este paso no está disponible.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver dónde está.',
  },
  'bank-unavailable': {
    what: 'El banco que recibe los pagos no responde.',
    money: 'No se hizo ningún cobro.',
    next: 'Intenta en unos minutos, o paga por transferencia con los datos de la pantalla.',
  },
  'same-person': {
    what: 'Tú propusiste este resultado.',
    money: 'El dinero sigue donde estaba.',
    next: 'Otra persona tiene que confirmarlo o devolverlo.',
  },
  'no-proposal': {
    what: 'Aún no hay una propuesta que confirmar.',
    money: 'El dinero sigue donde estaba.',
    next: 'Propón un resultado con una nota.',
  },
  'already-proposed': {
    what: 'Alguien ya propuso un resultado.',
    money: 'El dinero sigue donde estaba.',
    next: 'Revisa su propuesta y decide.',
  },
  'review-closed': {
    what: 'Esta revisión ya terminó.',
    money: 'Este intento no movió dinero.',
    next: 'Abre el envío para ver cómo siguió.',
  },
} as const

/** No answer came: the network, or time ran out. */
export const networkMessages = {
  what: 'No hubo respuesta.',
  money:
    'Si habías confirmado algo, puede haber llegado; intentar otra vez no lo repite ni lo cobra dos veces.',
  next: 'Revisa tu conexión e intenta de nuevo.',
} as const

export const waitMessages = {
  seconds: '{count, plural, one {un segundo} other {# segundos}}',
  minutes: '{count, plural, one {un minuto} other {# minutos}}',
} as const
