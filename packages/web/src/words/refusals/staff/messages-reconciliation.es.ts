export const reconciliationMessages = {
  'statement-unreadable': {
    what: 'No se puede leer este archivo.',
    money: 'No se movió dinero.',
    next: 'Revisa el lugar que se indica, o pide el archivo de nuevo al banco.',
  },
  'statement-too-large': {
    what: 'El archivo es más grande de lo que se recibe.',
    money: 'No se movió dinero.',
    next: 'Pide al banco la cartola en partes, una por día.',
  },
  'statement-of-another-account': {
    what: 'La cartola es de otra cuenta.',
    money: 'No se guardó nada de ella y no se movió dinero.',
    next: 'Elige la cuenta a la que pertenece y envíala de nuevo.',
  },
  'statement-not-accepted': {
    what: 'Esta cartola ya no cuenta: no se aceptó al importarla, o ya se anuló.',
    money: 'No se cambió nada y no se movió dinero.',
    next: 'Actualiza la página para ver cómo quedó.',
  },
  'statement-not-latest': {
    what: 'Esta cuenta ya tiene una cartola posterior a esta.',
    money: 'No se cambió nada y no se movió dinero.',
    next: 'Anula primero las posteriores, desde la última.',
  },
  'statement-lines-decided': {
    what: 'Una persona ya calzó, registró o propuso algo sobre una línea de esta cartola.',
    money: 'No se cambió nada y no se movió dinero.',
    next: 'Deshaz esos calces y resuelve esas propuestas. Después se puede anular la cartola.',
  },
  'break-closed': {
    what: 'Este descuadre ya se cerró.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver con qué se calzó.',
  },
  'sums-differ': {
    what: 'Lo elegido no suma lo mismo en el banco y en los libros.',
    money: 'No se calzó nada y no se movió dinero.',
    next: 'Agrega o quita movimientos hasta que la diferencia sea cero.',
  },
  'account-not-allowed': {
    what: 'Este descuadre no se puede registrar contra esa cuenta.',
    money: 'No se registró nada y no se movió dinero.',
    next: 'Elige otra cuenta de la lista.',
  },
  'payer-unknown': {
    what: 'La línea de la cartola no dice quién pagó, con un RUT válido.',
    money: 'No se registró nada y no se movió dinero.',
    next: 'Pide al banco el nombre y el RUT de quien pagó.',
  },
  'payment-known': {
    what: 'Este abono ya está en los libros.',
    money: 'No se registró nada y no se movió dinero.',
    next: 'Búscalo en los pagos recibidos y calza este movimiento con él.',
  },
  'match-undone': {
    what: 'Este calce ya se deshizo.',
    money: 'Este intento no movió dinero.',
    next: 'Actualiza la página para ver cómo quedó.',
  },
} as const
