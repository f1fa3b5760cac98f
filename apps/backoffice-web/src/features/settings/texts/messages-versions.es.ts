/** Texts of the versions of a setting. */
const versions = {
  inForce: 'Versión vigente',
  scheduled: 'Programadas',
  history: 'Historial',
  older: 'Versiones anteriores',
  number: 'Versión {version}',
  from: 'Desde el {from}',
  fromStart: 'Viene con Puente',
  sinceStart: 'desde el inicio',
  fromLater: 'Desde el {from}, hora de Santiago',
  changes: 'Lo que cambia',
  sameAsBefore: 'Es igual a la que rige antes de ella.',
  first: 'Con la que empezó el servicio.',
  written: 'La propuso {by}.',
  approved: 'La confirmó {by}.',
  withdrawnBy: 'La retiró {by}.',
  misfit: 'No se usa: no calza con sus campos.',
  states: {
    'in-force': 'Vigente',
    scheduled: 'Programada',
    replaced: 'Reemplazada',
    withdrawn: 'Retirada',
  },
  withdraw: 'Retirar',
  withdrawWhat: 'Retirar la versión {version}',
  withdrawText: 'La versión {version} no entrará en vigencia.',
  stays: 'Sigue vigente la versión {version}.',
  staysThen: 'Desde el {from} rige la versión {version}.',
  staysGeneral: 'Rige «{name}».',
  staysNone: 'No queda ninguna versión vigente.',
  until: 'Después, desde el {from}, rige la versión {version}.',
  withdrawNote: 'Por qué se retira',
  compare: 'Comparar versiones',
  compareFrom: 'Versión de partida',
  compareTo: 'Con la versión',
  same: 'Las dos versiones son iguales.',
  option: '{version} · {from} · {state}',
} as const

/** Texts of a proposed version. */
const proposal = {
  title: 'Propuesta en espera',
  what: 'cambiar este parámetro',
  consequenceNow: 'El cambio entra en vigencia al confirmarlo.',
  consequenceLater: 'El cambio entra en vigencia el {from}, hora de Santiago.',
  consequencePast: 'Ese momento ya pasó: entra en vigencia al confirmarlo.',
  consequenceTaken:
    'Ya hay una versión programada para ese momento: no se puede confirmar mientras siga. Retira esa, o devuelve la propuesta.',
  consequenceTooEarly:
    'Ya no queda el aviso de {days, plural, one {# día} other {# días}}: no se puede confirmar. Devuélvela para que propongan otro día.',
  fromNow: 'Entra en vigencia al confirmarse.',
  fromLater: 'Entra en vigencia el {from}, hora de Santiago.',
  fromPast:
    'Se propuso desde el {from}, hora de Santiago. Ese momento ya pasó: entra en vigencia al confirmarlo.',
  withdraw: 'Retirar propuesta',
  readOnly: 'Lo decide {roles}.',
} as const

export const versionMessages = { versions, proposal } as const
