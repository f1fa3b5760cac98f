/** Texts of the refusals of decisions by two people, for staff. */
export const approvalsMessages = {
  'proposal-changed': {
    what: 'La propuesta cambió mientras la leías.',
    money: 'Este intento no movió dinero.',
    next: 'Lee la propuesta de ahora y decide sobre ella.',
  },
  'too-new-to-confirm': {
    what: 'Todavía no puedes confirmar propuestas: tu cuenta o tu rol son nuevos.',
    money: 'Este intento no movió dinero.',
    next: 'Podrás desde el {from}. Antes, dos oficiales de cumplimiento pueden permitirlo.',
  },
  'proposer-too-new': {
    what: 'Quien propuso esto tiene una cuenta o un rol nuevos.',
    money: 'Este intento no movió dinero.',
    next: 'Se puede confirmar desde el {from}. Antes, devuélvelo y pide que lo proponga otra persona.',
  },
  'proposer-locked': {
    what: 'La cuenta de quien propuso esto se bloqueó después, y puede que no lo haya propuesto esa persona.',
    money: 'Este intento no movió dinero.',
    next: 'Devuelve la propuesta. Si hace falta, revisa el caso y propón lo mismo.',
  },
  'mail-domain-refused': {
    what: 'El equipo no usa correos de ese dominio.',
    money: 'No se envió ninguna invitación ni se movió dinero.',
    next: 'Usa un correo de un dominio permitido, o propón cambiar las reglas del equipo.',
  },
  'second-person-first': {
    what: 'Trabajas aquí sin nadie más, así que nadie podría confirmar lo que propongas.',
    money: 'No se envió ninguna invitación ni se movió dinero.',
    next: 'Invita primero a una persona de administración o a un oficial de cumplimiento.',
  },
  'two-officers-needed': {
    what: 'Solo dos oficiales de cumplimiento pueden permitir que alguien confirme antes.',
    money: 'No cambió ninguna cuenta ni se movió dinero.',
    next: 'Pide a un oficial que lo confirme o lo devuelva.',
  },
  'no-second-factor': {
    what: 'Esta persona no tiene un segundo factor.',
    money: 'No cambió ninguna cuenta ni se movió dinero.',
    next: 'Entra solo con su contraseña.',
  },
} as const
