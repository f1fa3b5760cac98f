export const transfersMessages = {
  'quote-expired': {
    what: 'El precio venció.',
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
  'too-many-orders': {
    what: 'Hiciste {orders} envíos en {per, select, hour {una hora} other {24 horas}}, el máximo.',
    money: 'No se hizo ningún cobro.',
    next: 'Confirma otra vez desde el {again}.',
  },
  'too-many-new-recipients': {
    what: 'Agregaste más de {orders} destinatarios en 24 horas.',
    money: 'No se hizo ningún cobro.',
    next: 'Elige uno de antes, o confirma otra vez desde el {again}.',
  },
  'limit-exceeded': {
    what: 'Este envío supera tu límite de {limit, select, day {24 horas} month {30 días} other {envío}}: {limitAmount}.',
    money: 'No se hizo ningún cobro.',
    next: 'Ahora puedes enviar hasta {available}. En Tus límites ves cuándo puedes enviar más.',
  },
  'quote-only': {
    what: 'Tu cuenta puede ver precios, pero todavía no enviar.',
    money: 'No se hizo ningún cobro.',
    next: 'Confirma tu identidad para empezar a enviar.',
  },
  'signatures-needed': {
    what: 'Según los poderes de tu empresa, para este monto {missing, plural, one {falta una firma} other {faltan # firmas}}.',
    money: 'No se hizo ningún cobro.',
    next: 'Pide la firma: puede firmar {names}.',
  },
  'correction-needs-signatures': {
    what: 'Según los poderes de tu empresa, no basta tu firma para cambiar a quién se paga este monto.',
    money: 'El dinero sigue con nosotros.',
    next: 'Pide que te lo devolvamos y crea el envío de nuevo: ahí firman quienes corresponda.',
  },
  'signatures-not-needed': {
    what: 'Para este monto basta tu firma.',
    money: 'No se hizo ningún cobro.',
    next: 'Confirma el envío sin pedir otra firma.',
  },
  'too-many-signature-requests': {
    what: 'Ya hay {orders} envíos que esperan firmas, el máximo.',
    money: 'No se hizo ningún cobro.',
    next: 'Firma o retira alguno antes de pedir otra firma.',
  },
  'signed-price-higher': {
    what: 'El monto a pagar subió mientras revisabas: ahora son {limitAmount}.',
    money: 'No firmaste nada y no se hizo ningún cobro.',
    next: 'Revisa el monto nuevo y firma si estás de acuerdo.',
  },
  'signed-recipient-changed': {
    what: 'Los datos del destinatario cambiaron después de pedir las firmas.',
    money: 'No se hizo ningún cobro.',
    next: 'Retira este pedido y pide las firmas otra vez con los datos de ahora.',
  },
  'signing-power-missing': {
    what: 'No puedes firmar este envío por tu empresa: {reason, select, unnamed {sus poderes no te nombran} limit {el monto supera lo que te permiten} other {faltan personas que firmen contigo}}.',
    money: 'No se hizo ningún cobro.',
    next: 'Para enviar, {reason, select, absent {agrega a la cuenta a quien falta: {names}} limit {baja el monto o pide a alguien con más poder que lo haga} other {pide a un representante con poder que lo haga}}.',
  },
  'not-in-this-state': {
    what: 'El envío ya cambió de estado y no permite este paso.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver su estado.',
  },
  'nothing-to-choose': {
    what: 'Este envío ya no necesita una decisión tuya.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver cómo siguió.',
  },
  'rating-final': {
    what: 'Esta evaluación ya no se puede cambiar.',
    money: 'No se movió dinero.',
    next: 'Si quieres contarnos más, escríbenos desde el envío.',
  },
  'bank-unavailable': {
    what: 'El banco que recibe los pagos no responde.',
    money: 'No se hizo ningún cobro.',
    next: 'Intenta en unos minutos, o paga por transferencia con los datos de la pantalla.',
  },
} as const
