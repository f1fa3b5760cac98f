export const aboutMessages = {
  what: {
    ordered: 'Fijamos el precio y el plazo para pagar. Todavía no se hace ningún cobro.',
    'payment-received': 'Tu banco nos transfiere los pesos y los calzamos con este envío por su referencia.',
    checking:
      'Revisamos algunos envíos antes de continuar. Tu dinero queda en tu cuenta de envíos mientras tanto.',
    'on-hold': 'El envío espera una respuesta o un documento tuyo. Tu dinero está a salvo mientras tanto.',
    converted:
      'Cambiamos tus pesos a {currency} al tipo de cambio que fijaste, aunque el mercado se haya movido.',
    'sent-to-bank': 'Enviamos el dinero al banco de destino, que lo abona en la cuenta.',
    delivered: 'El banco de destino abona el dinero en la cuenta terminada en {ending}.',
    returned: 'El banco de destino no pudo abonar el dinero y lo devolvió.',
    'needs-correction': 'Falta corregir un dato de {name} para enviar el dinero otra vez.',
    refunding: 'Enviamos el dinero de vuelta a la cuenta desde la que pagaste.',
    refunded: 'El dinero volvió a la cuenta desde la que pagaste.',
    expired: 'El pago no llegó dentro del plazo y el precio ya no vale.',
    cancelled: 'El envío terminó antes de que el dinero saliera de Chile.',
    stopped: 'No podemos hacer este envío.',
  },
  action: {
    ordered: 'Puedes cancelar sin costo antes de que convirtamos el dinero.',
    'payment-received': 'Paga desde una cuenta a tu nombre y por el monto exacto.',
    checking: 'No tienes que hacer nada. Si necesitamos algo, te avisamos por correo.',
    'on-hold': 'Responde lo que te pedimos en este paso.',
    converted: 'No tienes que hacer nada. Desde aquí el envío ya no se puede cancelar.',
    'sent-to-bank': 'No tienes que hacer nada. Si los datos están mal, escríbenos más abajo.',
    delivered: 'Pide a {name} que revise sus movimientos. Si no aparece, escríbenos más abajo.',
    returned: 'Revisa los datos con {name}. Te mostramos aquí las opciones.',
    'needs-correction': 'Corrige los datos o pide que te devolvamos el dinero.',
    refunding: 'No tienes que hacer nada, salvo que te pidamos otra cuenta.',
    refunded: 'Revisa los movimientos de tu cuenta.',
    expired: 'Haz un envío nuevo con el precio de hoy.',
    cancelled: 'Haz un envío nuevo cuando quieras.',
    stopped: 'Si tienes preguntas, escríbenos más abajo.',
  },
  usual:
    'La mitad de los envíos a este destino tarda menos de {half} desde el pago, y nueve de cada diez menos de {most}.',
} as const
