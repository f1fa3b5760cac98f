/** Texts of the refusals about payins that only staff get. */
export const staffPayinsMessages = {
  'suspense-closed': {
    what: 'Este dinero ya no espera: se calzó, se devolvió o el banco lo retiró.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver cómo terminó.',
  },
  'officer-only': {
    what: 'Este dinero espera a la persona oficial de cumplimiento.',
    money: 'El dinero sigue donde estaba.',
    next: 'Pide que lo proponga; después puedes confirmar tú.',
  },
  'payer-is-another': {
    what: 'El RUT de quien pagó no es el del envío.',
    money: 'El dinero sigue donde estaba.',
    next: 'Propón devolverlo a su origen: un pago de otro RUT nunca paga un envío.',
  },
  'order-closed': {
    what: 'Ese envío ya no recibe dinero.',
    money: 'El dinero sigue donde estaba.',
    next: 'Elige otro envío o propón devolverlo.',
  },
  'no-refund-account': {
    what: 'Nadie ha dado otra cuenta para esta devolución.',
    money: 'El dinero sigue donde estaba.',
    next: 'Escribe la cuenta, o espera a que la persona la dé.',
  },
  'receivable-closed': {
    what: 'Esta cuenta por cobrar ya está pagada o castigada.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver cómo terminó.',
  },
} as const
