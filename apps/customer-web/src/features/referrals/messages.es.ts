/** Invitations, rewards and the decisions about them. */
export const referralMessages = {
  program: {
    title: 'Invita y ganan ambos',
    lead: 'Comparte tu código. Cuando llega el primer envío de quien invitaste, tú ganas {inviter} y esa persona {invited}.',
    failed: 'No pudimos cargar tu programa de invitaciones',
  },
  code: {
    title: 'Tu código',
    copyCode: 'Copiar código',
    link: 'Enlace para compartir',
    copyLink: 'Copiar enlace',
    share: 'Compartir',
    shared:
      'Abre tu cuenta con mi código {code} y, cuando llegue tu primer envío, ganas {invited} para tus comisiones.',
    counts:
      '{open, plural, =0 {{rewarded, plural, =0 {Todavía nadie se registra con tu código.} other {Las personas que invitaste ya hicieron su primer envío.}}} one {Una persona invitada todavía no hace su primer envío.} other {# personas invitadas todavía no hacen su primer envío.}} {rewarded, plural, =0 {Aún no ganas recompensas.} one {Ganaste una recompensa.} other {Ganaste # recompensas.}}',
  },
  conditions: {
    title: 'Condiciones',
    send: 'Cuenta el primer envío de al menos {minimum} que llegue a su destino.',
    year: 'Puedes ganar hasta {count, plural, one {una recompensa} other {# recompensas}} en doce meses. Quien se registra con tu código siempre gana la suya.',
    self: 'No cuenta si te invitas a ti, a alguien con tu mismo RUT o a alguien que usa tu misma cuenta.',
    money:
      'Una recompensa no es saldo y no se puede retirar: la usas en comisiones de tus envíos o la donas. No vence.',
  },
  enter: {
    title: '¿Te invitaron?',
    lead: 'Escribe el código antes de tu primer envío. Cuando llegue, ambos ganan.',
    code: 'Código de invitación',
    hint: 'Ocho letras y números',
    missing: 'Escribe el código. Por ejemplo, K7MPQ2RT.',
    submit: 'Usar código',
  },
  invited: {
    title: 'Te invitaron: ganas {reward} para tus comisiones',
    when: 'Los recibes cuando llegue tu primer envío de al menos {minimum}.',
  },
  invitations: {
    title: 'Quiénes se registraron con tu código',
    failed: 'No pudimos cargar tus invitaciones',
    empty: 'Todavía nadie se registra con tu código',
    emptyText: 'Comparte tu enlace. Aquí verás cada cuenta que se abra con él, sin el nombre de la persona.',
    joined: 'Abrió su cuenta el {date}',
    more: 'Ver más invitaciones',
    states: { open: 'Todavía no envía', rewarded: 'Recompensa ganada', 'not-counted': 'No cuenta' },
  },
  rewards: {
    title: 'Tus recompensas',
    failed: 'No pudimos cargar tus recompensas',
    empty: 'Todavía no tienes recompensas',
    emptyText: 'Ganas la primera cuando alguien que invitaste hace su primer envío.',
    more: 'Ver más recompensas',
    earned: 'Ganada el {date}',
    left: 'Quedan {amount} de {whole}',
    sides: { inviter: 'Por invitar', invited: 'Por registrarte con invitación' },
    states: {
      open: 'Por decidir',
      kept: 'Guardada',
      applied: 'Paga comisiones',
      used: 'Usada',
      donated: 'Donada',
    },
    refunds: 'Comisiones que pagaron tus recompensas',
    refund: 'Devueltos el {date} a la cuenta desde la que pagaste',
    transfer: 'Ver envío',
  },
  balance: {
    have: 'Tienes',
    none: 'No tienes recompensas por usar',
    noneText:
      'Cuando llegue el primer envío de alguien que invites, decides aquí qué hacer con lo que ganes.',
    invite: 'Invitar a alguien',
    applied: '{amount} pagan las comisiones de los próximos envíos de {to}.',
    kept: 'Guardaste tus recompensas hasta el {date}. Puedes decidir antes.',
    decide: 'Usar, donar o guardar',
    change: 'Cambiar lo que decidí',
  },
  decide: {
    title: '¿Qué haces con tus recompensas?',
    lead: 'Las ganaste por invitar o por registrarte con una invitación. Tu elección vale para todas las que te quedan, y puedes cambiarla mientras no las uses.',
    failed: 'No pudimos cargar tus recompensas',
    back: 'Invitaciones y recompensas',
    legend: 'Elige qué hacer con {amount}',
    missing: 'Elige una de las tres',
    choices: {
      use: 'Usarlas en mis comisiones',
      donate: 'Donarlas a una causa',
      keep: 'Guardarlas para después',
    },
    texts: {
      use: 'Pagas tu próximo envío como siempre. Cuando llega, te devolvemos la comisión a la misma cuenta, hasta gastar tus recompensas.',
      donate:
        'Entregamos el monto completo a la causa que elijas. Te pedimos confirmarlo, porque no se puede deshacer.',
      keep: 'No te volvemos a preguntar en {days} días. Siguen siendo tuyas.',
    },
    forWhom: 'Valen para los envíos que hagas por {name}.',
    go: 'Continuar',
    submit: {
      use: 'Usar {amount} en comisiones',
      donate: 'Donar {amount}',
      keep: 'Guardar {amount}',
    },
    done: {
      use: 'Listo: {amount} pagarán las comisiones de tus próximos envíos',
      donate: 'Donaste {amount} a {cause}',
      keep: 'Guardamos tus recompensas hasta el {date}',
    },
    doneTexts: {
      use: 'Cuando llegue tu próximo envío verás la devolución en la cuenta desde la que pagaste.',
      donate: 'Gracias. Entregaremos el dinero a la causa.',
      keep: 'Puedes volver aquí cuando quieras.',
    },
    send: 'Hacer un envío',
    home: 'Ir al inicio',
  },
  causes: {
    legend: '¿A qué causa?',
    failed: 'No pudimos cargar las causas',
    none: 'Ahora no hay causas a las que donar.',
    missing: 'Elige una causa',
  },
  confirm: {
    title: '¿Donar {amount} a {cause}?',
    text: 'Donas todas tus recompensas, {amount}. Después de confirmar no se puede deshacer.',
    yes: 'Sí, donar {amount}',
    no: 'No donar todavía',
  },
} as const
