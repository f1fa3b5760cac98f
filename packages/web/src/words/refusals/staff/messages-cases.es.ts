/** Texts of the refusals about documents, threads, pending items and screening that only staff get. */
export const staffCasesMessages = {
  'checks-open': {
    what: 'Falta una comprobación exigida para aceptar.',
    money: 'No se movió dinero.',
    next: 'Mira qué falta en «Antes de aceptar».',
  },
  'case-escalated': {
    what: 'Este caso está escalado: lo decide un oficial de cumplimiento, nunca quien lo escaló.',
    money: 'No se movió dinero.',
    next: 'Espera a que el oficial lo decida o lo devuelva.',
  },
  'already-escalated': {
    what: 'Este caso ya está escalado.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver quién lo escaló.',
  },
  'escalation-ended': {
    what: 'El caso ya se devolvió o se decidió.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo quedó.',
  },
  'document-changed': {
    what: 'Los archivos ya no son los que tienes en pantalla, o el antivirus informó otra cosa.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página y abre los archivos de ahora.',
  },
  'document-not-opened': {
    what: 'Para aceptar tienes que haber abierto cada archivo.',
    money: 'No se movió dinero.',
    next: 'Abre los archivos que figuran sin abrir y acepta de nuevo.',
  },
  'document-not-inspected': {
    what: 'El antivirus no ha revisado este archivo.',
    money: 'No se movió dinero.',
    next: 'Elige «Revisar con antivirus» y acepta después.',
  },
  'document-unsafe': {
    what: 'El antivirus encontró algo peligroso en un archivo.',
    money: 'No se movió dinero.',
    next: 'Rechaza el documento y pide otro.',
  },
  'scanner-missing': {
    what: 'Esta instalación no tiene un antivirus configurado.',
    money: 'No se movió dinero.',
    next: 'Pide a quien administra la instalación que configure uno.',
  },
  'selfie-missing': {
    what: 'Las fotos cambiaron, o el cliente retiró su consentimiento.',
    money: 'No se movió dinero.',
    next: 'Vuelve a cargar la solicitud y compara las que haya ahora.',
  },
  'document-asked-already': {
    what: 'Este documento ya está pedido.',
    money: 'No se movió dinero.',
    next: 'Espera a que llegue, o retira el pedido antes de hacer otro.',
  },
  'complaint-unanswered': {
    what: 'Este reclamo todavía no tiene respuesta.',
    money: 'No se movió dinero.',
    next: 'Responde primero y ciérralo después.',
  },
  'thread-closed': {
    what: 'Esta conversación ya está cerrada.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo quedó; si el cliente escribe, se abre de nuevo.',
  },
  'item-is-owed': {
    what: 'Los datos del cliente piden este pendiente, así que no se puede retirar.',
    money: 'No se movió dinero.',
    next: 'Cuando cambie el dato que lo originó, se cerrará solo.',
  },
  'nothing-owed': {
    what: 'A esta causa no se le debe nada.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver lo que se debe ahora.',
  },
  'officer-needed': {
    what: 'Esto lo confirma una persona oficial de cumplimiento.',
    money: 'El dinero sigue donde estaba.',
    next: 'Pídele que la confirme.',
  },
  'customer-frozen': {
    what: 'El dinero de este cliente está congelado.',
    money: 'El dinero sigue donde estaba.',
    next: 'Congela este envío, o espera a que dos personas levanten el congelamiento.',
  },
  'person-not-identified': {
    what: 'Falta un documento aceptado y vigente de {name}.',
    money: 'No se movió dinero.',
    next: 'Decide primero el documento de cada persona, o devuelve la ficha para que lo envíen.',
  },
  'screening-pending': {
    what: 'Las listas todavía no contestan por todas las personas.',
    money: 'No se movió dinero.',
    next: 'Espera un momento y decide de nuevo.',
  },
} as const
