/** Faults of an e-mail address, checked before submitting; an example follows. */
export const emailMessages = {
  noAt: 'Al correo le falta la @.',
  manyAts: 'El correo lleva una sola @.',
  blank: 'El correo no lleva espacios.',
  before: 'Falta lo que va antes de la @.',
  ending: 'Falta el final del correo, como .cl o .com.',
  parts:
    'Revisa los puntos y guiones del correo: no van dos puntos seguidos, ni uno al principio o al final.',
} as const
