/** Answers about the account, its documents and its people, and about steps of a transfer. */
export const moreQuestionMessages = {
  entrar: {
    question: 'No puedo iniciar sesión',
    answer:
      'Con **Olvidé mi contraseña** creas otra: te enviamos un código de seis dígitos a tu correo. Si no tienes la aplicación de tu segundo factor, usa uno de tus códigos de recuperación.\n\nSi tampoco los tienes, contáctanos como dice el final de esta página. Confirmamos que eres tú, y dos personas de nuestro equipo quitan tu segundo factor. Después, por 24 horas no puedes agregar destinatarios.',
  },
  'sin-correo': {
    question: 'Ya no tengo mi correo o mi teléfono',
    answer:
      'Si aún tienes uno de los dos, cámbialo desde tu perfil con un código que te enviamos al otro. Si perdiste ambos, escríbenos desde esa misma pantalla: confirmamos que eres tú antes de cambiarlos.',
  },
  identidad: {
    question: '¿Por qué piden mi cédula?',
    answer:
      'La ley nos obliga a saber quién envía dinero. Comparamos tus datos con tu documento antes del primer envío. Guardamos las fotos cifradas y registramos quién las ve.',
  },
  'revision-datos': {
    question: '¿Cuánto demora la revisión de mis datos?',
    answer:
      'El plazo está en la pantalla de tu solicitud. Te avisamos por correo cuando termina. Mientras tanto puedes ver precios; si falta algo, te decimos qué y por qué.',
  },
  'dos-pasos': {
    question: '¿Cómo protejo mi cuenta?',
    answer:
      'En Seguridad agregas una llave de acceso o una aplicación de autenticación, guardas tus códigos de recuperación y cierras las sesiones que no reconoces. Nunca te pedimos contraseñas ni códigos por teléfono o mensajes.',
  },
  'corregir-perfil': {
    question: '¿Cómo corrijo un dato de mi perfil?',
    answer:
      'Abre tu perfil y edita lo que cambió. Lo que confirmamos con un documento, como tu nombre, lo revisa una persona antes de cambiarlo.',
  },
  'cada-ano': {
    question: '¿Por qué me piden confirmar mis datos cada año?',
    answer:
      'La ley nos pide mantenerlos al día. Si nada cambió, los confirmas sin volver a escribirlos. Tienes 30 días antes de que tus envíos nuevos esperen por esto.',
  },
  nivel: {
    question: '¿Cómo puedo enviar más?',
    answer:
      'Sube de nivel. En Nivel ves cuánto permite cada uno y qué datos y documentos pide; los entregas una sola vez. Te mostramos el plazo de respuesta antes de presentarlo.',
  },
  respaldo: {
    question: '¿Por qué preguntan de dónde viene mi dinero?',
    answer:
      'La ley nos pide registrarlo, y sobre ciertos montos también un documento que lo muestre. La pantalla dice cuáles sirven. Responder no cambia el precio.',
  },
  motivo: {
    question: '¿Por qué preguntan el motivo del envío?',
    answer:
      'La ley nos pide registrar el motivo y el origen del dinero, y algunos bancos de destino exigen el motivo. No cambia el precio.',
  },
  'personas-empresa': {
    question: '¿Cómo sumo a otras personas a mi empresa?',
    answer:
      'Quien administra la empresa las invita por correo y elige qué puede hacer cada una: ver, preparar envíos o administrar. Puede cambiarlo o quitarlas cuando quiera.',
  },
  firmas: {
    question: '¿Cuándo un envío necesita más de una firma?',
    answer:
      'Cuando los poderes de la empresa lo piden para ese monto. El envío espera las firmas hasta 5 días y se crea con la última. Sin firmas no se hace ningún cobro.',
  },
  alerta: {
    question: '¿Me pueden avisar cuando baje el tipo de cambio?',
    answer:
      'Sí. En la página de cada moneda creas una alerta con el valor que quieres. Te avisamos por correo una vez, cuando nuestro tipo de cambio llega a él. Puedes tener hasta 10 activas.',
  },
  'pedir-datos': {
    question: '¿Puede mi destinatario escribir sus propios datos?',
    answer:
      'Sí. Con **Pedir sus datos** creas un enlace que funciona una vez, durante 7 días, y en varios idiomas. Tú revisas lo que escribió antes de guardarlo.',
  },
  repetir: {
    question: '¿Cómo repito un envío?',
    answer:
      'Desde el inicio o desde la página de un envío anterior. Guardamos el destinatario y el motivo; ves el precio de ahora antes de confirmar.',
  },
  'no-llego': {
    question: 'Dice entregado, pero mi destinatario no ve el dinero',
    answer:
      'Pídele que revise los movimientos de la cuenta con los últimos cuatro dígitos que ves en el envío. Si no está, escríbenos desde la página del envío y lo investigamos con el banco de destino.',
  },
  deuda: {
    question: '¿Por qué tengo una deuda?',
    answer:
      'Porque tu banco anuló un pago después de que enviamos el dinero. El envío continúa y falta ese pago. Mientras la deuda esté abierta no puedes hacer otro envío.',
  },
  'pagar-deuda': {
    question: '¿Cómo pago una deuda?',
    answer:
      'Con una transferencia desde una cuenta a tu nombre y la referencia que ves en la deuda. Puedes pagar en partes. Lo que pagues de más vuelve a la cuenta de la que salió.',
  },
  cartola: {
    question: '¿Dónde descargo mis documentos?',
    answer:
      'En Documentos pides una cartola de un mes, un año u otras fechas, en PDF, Excel o CSV. El comprobante de cada envío está en su página.',
  },
  pendiente: {
    question: '¿Por qué tengo algo pendiente?',
    answer:
      'Porque falta un dato, un documento o tu aceptación. Cada pendiente dice por qué lo pedimos, qué detiene y qué pasa después. Siempre puedes ver, cancelar y pedir devoluciones.',
  },
  documento: {
    question: '¿Cómo saco una buena foto de un documento?',
    answer: `- Usa buena luz, sin reflejos.
- Que se vean las cuatro esquinas.
- Acércate hasta que se lea todo el texto.

También puedes subir un PDF o continuar desde tu teléfono.`,
  },
  respuesta: {
    question: '¿Cuánto demoran en responder?',
    answer:
      'Al escribir ves antes de cuándo respondemos. Cuando hay suficientes respuestas, publicamos en Ayuda cuánto demoraron las de los últimos 90 días. Te avisamos por correo.',
  },
  recompensas: {
    question: '¿Cómo uso mis recompensas?',
    answer:
      'Pagas tu próximo envío como siempre. Cuando llega, te devolvemos la comisión a la misma cuenta, hasta gastar tus recompensas. También puedes donarlas o guardarlas.',
  },
} as const
