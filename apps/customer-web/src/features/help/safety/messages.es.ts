export const safetyMessages = {
  title: 'Seguridad',
  lead: 'Cómo cuidamos tu dinero y tus datos, y cómo reconocer a quien se hace pasar por nosotros.',
  description: 'Cómo protegemos tu dinero y tus datos, cómo reconocer un fraude y qué hacer si te engañaron.',
  protect: {
    title: 'Cómo te protegemos',
    text: `- **Identidad.** Confirmamos quién es cada cliente antes de su primer envío.
- **Tu dinero aparte.** Lo que pagas está en una cuenta bancaria distinta de la nuestra hasta que se convierte o se devuelve.
- **Solo a tu nombre.** Usamos solo pagos desde tu RUT y devolvemos solo a cuentas con tu RUT.
- **Segunda confirmación.** La pedimos para agregar un destinatario, cambiar datos bancarios o entrar desde un equipo nuevo.
- **Datos cifrados.** Guardamos tus datos personales cifrados y registramos quién los ve.
- **Sesión que se cierra.** Cerramos tu sesión después de 15 minutos sin uso.`,
  },
  recognise: {
    title: 'Cómo reconocer un fraude',
    text: `- **Contraseñas y códigos.** Nunca te los pedimos por teléfono, correo, mensaje ni redes sociales. Si alguien te los pide, no somos nosotros.
- **Cuentas raras.** La cuenta para pagar aparece dentro de tu envío. Nunca te pedimos transferir a una persona, ni pagar con criptomonedas o tarjetas de regalo.
- **Apuro y secreto.** Si te presionan para enviar ya, o te piden no contarlo, detente y pregúntale a alguien de confianza.
- **Premios, romances y trabajos.** Nadie que no has visto en persona necesita que le envíes dinero.
- **Prestar tu cuenta.** Enviar por encargo de otros, aunque te paguen, puede hacerte responsable de un delito.`,
    address:
      'Nuestra dirección es {address}. Revísala en la barra del navegador antes de escribir tu contraseña.',
  },
  report: {
    title: 'Si crees que te engañaron',
    text: `- **Cancela el envío.** Hazlo desde su página: si aún no convertimos el dinero, te lo devolvemos completo.
- **Cambia tu contraseña.** Si la escribiste en otro sitio, cámbiala aquí y donde uses la misma.
- **Avisa a tu banco.** Todos tienen un canal de fraudes que atiende las 24 horas.
- **Cuéntanos.** Dinos la hora, el mensaje y los datos que tengas, e intentamos detener los envíos en curso.
- **Denuncia.** En la PDI, en Carabineros o en la Fiscalía. Con la denuncia el banco de destino puede ayudar.`,
    action: 'Avisar ahora',
    honest:
      'Un envío que ya se entregó no siempre se puede recuperar: depende del banco de destino y de quien lo recibió. Avísanos cuanto antes.',
  },
  flaw: {
    title: 'Si encontraste una falla de seguridad',
    text: 'Escríbenos a {email} con los pasos para verla. No uses datos de otras personas y danos tiempo para corregirla antes de publicarla.',
  },
} as const
