/** Orders of a company that wait for signatures. */
export const signatureMessages = {
  list: {
    title: 'Por firmar',
    lead: 'Los envíos que esperan las firmas que piden los poderes de la empresa.',
    failed: 'No pudimos traer los envíos por firmar',
    empty: 'Nada espera firmas',
    emptyText: 'Cuando alguien pida una firma para un envío, aparecerá aquí.',
    open: 'Esperan firmas',
    ended: 'Terminados',
    line: '{amount} para {name}',
    openNote:
      '{missing, plural, =0 {Listo para firmar otra vez} one {Falta una firma} other {Faltan # firmas}} · hasta el {until}',
    stuckNote: 'Las personas de la cuenta no alcanzan para firmarlo · hasta el {until}',
    yours: 'Espera tu firma · hasta el {until}',
  },
  back: 'Por firmar',
  title: {
    open: 'Envío de {amount} para {name}',
    completed: 'El envío de {amount} para {name} quedó ordenado',
    declined: 'El envío de {amount} para {name} no se firmó',
    withdrawn: 'Se retiró el envío de {amount} para {name}',
    expired: 'Venció el plazo para firmar el envío de {amount} para {name}',
  },
  documentTitle: 'Envío por firmar',
  lead: {
    yours:
      '{name} pide tu firma. El precio queda fijo con la última firma, y hasta entonces no se cobra nada.',
    waits:
      '{missing, plural, one {Falta una firma: puede firmar {names}.} other {Faltan # firmas: pueden firmar {names}.}} Hasta la última no se cobra nada.',
    stuck:
      'Por los poderes de la empresa, las personas de la cuenta no alcanzan para firmarlo. No se hizo ningún cobro.',
    completed: 'Se dieron todas las firmas. El envío espera su pago.',
    ended: 'No se hizo ningún cobro.',
  },
  states: {
    open: 'Espera firmas',
    completed: 'Firmado',
    declined: 'No se firmó',
    withdrawn: 'Retirado',
    expired: 'Vencido',
  },
  order: {
    title: 'El envío',
    send: 'Se paga',
    receive: 'Recibe',
    recipient: 'Destinatario',
    account: 'Cuenta terminada en',
    country: 'País',
    purpose: 'Motivo',
    cost: 'Costo total',
    askedBy: 'Lo pidió',
    askedByOn: '{name}, el {when}',
    until: 'Se puede firmar hasta',
    atRequest: 'Precio de cuando se pidió. El de ahora no está disponible: se puede firmar cuando vuelva.',
  },
  change: {
    title: 'El precio cambió desde que se pidió la firma',
    send: 'Entonces se pagaban {before}. Ahora se pagan {now}.',
    receive: 'Entonces el destinatario recibía {before}. Ahora recibe {now}.',
  },
  recipientChanged: 'Los datos del destinatario cambiaron',
  recipientChangedText:
    'Cambiaron después de pedir las firmas, así que este envío ya no se puede firmar. Retíralo y pide las firmas otra vez.',
  signatures: {
    title: 'Firmas',
    none: 'Todavía nadie firma.',
    you: '{name} (tú)',
  },
  reason: 'Por qué no se firmó',
  reasonBy: '{name}: {reason}',
  sign: 'Firmar el envío de {amount}',
  decline: 'No firmar',
  withdraw: 'Retirar el pedido',
  again: 'Preparar otro envío',
  seeTransfer: 'Ver el envío',
  declining: {
    title: '¿No firmar este envío?',
    text: 'El pedido termina y nadie más podrá firmarlo. Avisamos a quien lo pidió.',
    reason: 'Por qué no lo firmas',
    missing: 'Escribe por qué no lo firmas.',
    back: 'Volver',
  },
  withdrawing: {
    title: '¿Retirar este pedido de firma?',
    text: 'Nadie podrá firmarlo. No se hizo ningún cobro.',
    back: 'Volver',
  },
} as const
