export const questionMessages = {
  title: 'Ayuda',
  lead: 'Respuestas a lo que más nos preguntan. Si no encuentras la tuya, escríbenos.',
  description:
    'Preguntas y respuestas sobre enviar dinero desde Chile: precios, pagos, plazos, cancelaciones, devoluciones y datos personales.',
  search: 'Busca en las respuestas',
  found: '{count, plural, one {Una respuesta} other {# respuestas}}',
  none: 'No hay respuestas con esas palabras',
  noneText: 'Prueba con otra palabra, como pago o devolución, o cuéntanos qué pasa.',
  all: 'Ver todas las respuestas',
  more: {
    pricing: 'Ver precios y límites',
    safety: 'Ir a Seguridad',
    complaints: 'Ir a Reclamos',
    regulation: 'Ver quién nos regula',
    privacy: 'Leer el aviso de privacidad',
    send: 'Ver el precio de un envío',
    recover: 'Crear otra contraseña',
    profile: 'Ir a tu perfil',
    security: 'Ir a la seguridad de tu cuenta',
    level: 'Ver tu nivel',
    members: 'Ver las personas de la empresa',
    signatures: 'Ver los envíos por firmar',
    debts: 'Ver tus deudas',
    statements: 'Ir a Documentos',
    notifications: 'Ver lo que falta',
    verify: 'Verificar un comprobante',
    recipients: 'Ver tus destinatarios',
    transfers: 'Ver tus envíos',
    rewards: 'Ver tus recompensas',
  },
  contact: {
    threads: 'Tus conversaciones con nosotros',
    title: '¿No encontraste lo que buscabas?',
    text: 'Si ya tienes un envío, escríbenos desde su página: así sabemos cuál es. Para un reclamo hay un formulario con folio y plazo.',
    email: 'Correo',
    phone: 'Teléfono',
  },
  groups: {
    price: 'Precio',
    start: 'Antes de empezar',
    pay: 'Pagar',
    follow: 'Seguir tu envío',
    fix: 'Cambios y devoluciones',
    account: 'Tu cuenta y tus datos',
  },
  questions: {
    cuanto: {
      question: '¿Cuánto cuesta un envío?',
      answer:
        'La calculadora muestra la comisión, el tipo de cambio, el costo total y la llegada antes de que pagues. En Precios están la comisión vigente y ejemplos con el precio de ahora.',
    },
    cambio: {
      question: '¿Qué tipo de cambio usan?',
      answer:
        'El de mercado, con una diferencia que siempre mostramos en pesos y en porcentaje. Junto al precio están la hora y la fuente del tipo de cambio de mercado, para que puedas comparar.',
    },
    fijo: {
      question: '¿El precio puede cambiar mientras completo mi envío?',
      answer:
        'El de la calculadora se actualiza cada minuto. Cuando revisas tu envío, el precio queda fijo por 30 minutos. Al confirmar, queda fijo hasta el plazo de pago que ves en pantalla.',
    },
    limites: {
      question: '¿Hay un mínimo y un máximo?',
      answer: 'Sí. Dependen del país y de tu nivel. Están publicados en Precios y en la página de cada país.',
    },
    necesito: {
      question: '¿Qué necesito para enviar?',
      answer: `- Tener 18 años o más.
- Tener RUT.
- Una cuenta a tu nombre en un banco de Chile.

Puedes ver precios sin cuenta. Para enviar, primero confirmamos tu identidad.`,
    },
    empresa: {
      question: '¿Puede enviar una empresa?',
      answer:
        'Sí. Al crear tu cuenta eliges para quién es; con cuenta propia, la agregas desde tu perfil. Completas la ficha de la empresa e invitas a otras personas. La empresa envía a través de las personas que autoriza. Si sus poderes piden más de una firma, el envío espera las que faltan.',
    },
    paises: {
      question: '¿A qué países puedo enviar?',
      answer:
        'A los que aparecen en la calculadora. Agregamos un país cuando sabemos cuánto cuesta y cuándo llega.',
    },
    datos: {
      question: '¿Qué datos necesito de quien recibe?',
      answer:
        'Su nombre como está en su banco y los datos de su cuenta. Cada país pide datos distintos: están en la página del país y los ves al agregar el destinatario. Tu destinatario no necesita crear una cuenta.',
    },
    pagar: {
      question: '¿Cómo pago?',
      answer:
        'Con una transferencia en pesos desde una cuenta a tu nombre. Cuando confirmas te damos la cuenta, la referencia y el plazo, con botones para copiar. También puedes pagar desde la página de tu banco.',
    },
    'otra-persona': {
      question: '¿Puede pagar otra persona por mí?',
      answer:
        'No. Solo usamos pagos que salen de una cuenta con tu mismo RUT. Si llega un pago desde otro RUT, lo devolvemos a la cuenta de origen el siguiente día hábil, y tu envío queda sin pagar.',
    },
    partes: {
      question: '¿Puedo pagar en partes?',
      answer:
        'Sí. Muchos bancos limitan la primera transferencia a una cuenta nueva. Haz las que necesites con la misma referencia y antes del plazo: en tu envío ves cuánto llegó y cuánto falta.',
    },
    tarde: {
      question: '¿Y si pago después del plazo?',
      answer:
        'Si el tipo de cambio te conviene más, usamos ese. Si te conviene menos, te preguntamos antes; sin respuesta en un día hábil, te devolvemos todo. Si fijaste cuánto recibe tu destinatario, no lo bajamos sin que lo aceptes.',
    },
    donde: {
      question: '¿Dónde está mi dinero?',
      answer:
        'En la página de tu envío ves cada paso con su hora y lo que falta. **Enviado al banco** quiere decir que el banco de destino lo recibió. **Entregado**, que confirmó el abono en la cuenta.',
    },
    llega: {
      question: '¿Cuándo llega?',
      answer:
        'Junto al precio ves la fecha y la hora estimadas y sus razones: horario del banco, fines de semana y feriados de los dos países. Es una estimación, porque el banco de destino hace el abono.',
    },
    compartir: {
      question: '¿Puedo compartir el seguimiento?',
      answer:
        'Sí, con un enlace que muestra el avance, el monto y los últimos cuatro dígitos de la cuenta. No muestra tu RUT ni el número de cuenta.',
    },
    comprobante: {
      question: '¿Cómo sabe mi destinatario que un comprobante es verdadero?',
      answer:
        'Cada comprobante tiene un código. Escríbelo en Verificar un comprobante y verás cómo está hoy el envío.',
    },
    revision: {
      question: '¿Por qué mi envío está en revisión?',
      answer:
        'Revisamos algunos envíos antes de enviarlos, y también hacemos controles al azar. En tu envío ves hasta cuándo, qué equipo lo revisa y si falta algo de tu parte. Mientras tanto tu dinero no se mueve.',
    },
    cancelar: {
      question: '¿Puedo cancelar?',
      answer:
        'Sí, sin costo, hasta que empecemos a convertir tu dinero: te devolvemos todo. Después podemos pedir al banco de destino que lo devuelva. No siempre acepta, y te decimos el plazo.',
    },
    'datos-malos': {
      question: 'Me equivoqué en los datos de la cuenta',
      answer:
        'Si el banco de destino rechaza el pago, te avisamos y puedes corregir los datos. Si no los corriges en 5 días hábiles, te devolvemos todo lo que pagaste.',
    },
    devolucion: {
      question: '¿Cuándo y dónde llega una devolución?',
      answer:
        'Devolvemos lo que pagaste de más el mismo día hábil, y lo de un envío que no se pudo entregar cuando el banco nos devuelve el dinero. Siempre a la cuenta desde la que pagaste o a otra con tu mismo RUT.',
    },
    reclamo: {
      question: 'Quiero hacer un reclamo',
      answer:
        'Llena el formulario de Reclamos: recibes un folio y la fecha en que respondemos. También puedes ir al SERNAC cuando quieras, sin pasar antes por nosotros.',
    },
    'mis-datos': {
      question: '¿Qué hacen con mis datos?',
      answer:
        'Los usamos para enviar tu dinero y cumplir la ley. Los guardamos cifrados y registramos quién los ve. Puedes pedir una copia o que los borremos; lo que la ley obliga a guardar se conserva 5 años desde que termina la relación.',
    },
    fraude: {
      question: 'Recibí un mensaje extraño a nombre de ustedes',
      answer:
        'No abras sus enlaces ni entregues contraseñas o códigos. En Seguridad explicamos cómo reconocer un fraude y qué hacer si ya respondiste.',
    },
    cerrar: {
      question: '¿Puedo cerrar mi cuenta?',
      answer: 'Sí, cuando quieras. Antes terminamos o devolvemos los envíos en curso.',
    },
    'quien-son': {
      question: '¿Quién fiscaliza este servicio?',
      answer:
        'En Quién nos regula explicamos qué autoridad fiscaliza cada parte del servicio y cuáles no lo hacen.',
    },
  },
} as const
