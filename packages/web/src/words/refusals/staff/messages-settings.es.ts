export const settingMessages = {
  'settings-contradict': {
    what: 'Con este cambio dos parámetros se contradicen.',
    money: 'Sigue vigente lo de antes y no se movió dinero.',
    next: 'Revisa los límites y plazos relacionados, y propón primero el que falta.',
  },
  'not-the-proposer': {
    what: 'Solo quien hizo la propuesta la puede retirar.',
    money: 'La propuesta sigue esperando y no se movió dinero.',
    next: 'Si no debe quedar vigente, devuélvela con una razón.',
  },
  'nothing-changed': {
    what: 'La propuesta es igual a lo que rige en ese momento.',
    money: 'No se guardó ninguna propuesta y no se movió dinero.',
    next: 'Cambia al menos un campo antes de proponer.',
  },
  'version-in-force': {
    what: 'Esta versión ya entró en vigencia o ya se retiró.',
    money: 'No cambió nada y no se movió dinero.',
    next: 'Para reemplazarla, propón una versión nueva.',
  },
  'settings-file-wrong': {
    what: 'El archivo tiene un parámetro que no se puede aceptar: {kind} ({key}), campo {at}.',
    money: 'No se aceptó ninguna parte del archivo y no se movió dinero.',
    next: 'Corrige ese campo y vuelve a subirlo.',
  },
} as const
