/** Cases handed to the compliance officer: on the case itself, and as the officer's list. */
export const escalationMessages = {
  chip: 'Escalado',
  title: 'Escalado al oficial de cumplimiento',
  lead: '{by} lo escaló el {at}. Responder antes del {due}.',
  decides: 'Lo decide un oficial de cumplimiento. Quien lo escaló no decide.',
  own: 'Lo escalaste tú: decide un oficial de cumplimiento.',
  yours: 'Puedes decidirlo aquí mismo o devolverlo con una nota.',
  open: {
    title: 'Escalar al oficial de cumplimiento',
    lead: 'El oficial lo decide o lo devuelve. Tú ya no podrás decidirlo. El cliente no se entera.',
    reason: 'Motivo para escalar',
    missing: 'Escribe el motivo para escalar.',
    submit: 'Escalar el caso',
  },
  giveBack: {
    title: 'Devolver el caso',
    note: 'Qué debe mirar quien lo revisa',
    missing: 'Escribe qué debe mirar.',
    submit: 'Devolver al equipo',
  },
  former: 'Escalado antes',
  ended: {
    'given-back': '{by} lo escaló el {at}: «{reason}». {who} lo devolvió el {ended}: «{note}».',
    decided: '{by} lo escaló el {at}: «{reason}». Se decidió el {ended}.',
  },
  list: {
    title: 'Casos escalados',
    lead: 'Lo que otras personas dejaron en manos del oficial de cumplimiento.',
    caption: 'Casos escalados',
    empty: 'No hay casos escalados',
    emptyMessage: 'Cuando alguien escale un caso, aparecerá aquí.',
    columns: { customer: 'Cliente', kind: 'Qué', by: 'Escaló', since: 'Desde', due: 'Responder antes de' },
    kinds: {
      application: 'Solicitud de cuenta',
      'company-file': 'Ficha de empresa',
      'level-application': 'Solicitud de nivel',
      document: 'Documento',
    },
  },
} as const
