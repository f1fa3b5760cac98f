import type { TextsOfTemplates } from './initial-texts.ts'

/** Initial texts of messages about a customer's account: identity, recipients, threads. */
export const customerTexts = {
  'identity-confirmed': {
    subject: 'Confirmamos tu identidad',
    body: 'Tu cuenta está lista: ya puedes enviar dinero.',
    action: 'Hacer un envío',
  },
  'identity-not-confirmed': {
    subject: 'No pudimos confirmar tu identidad',
    body: 'Los datos que nos diste no bastaron para confirmar quién eres. No se movió dinero.\n\nEntra a tu cuenta para ver qué falta y qué puedes hacer.',
    action: 'Ver qué falta',
  },
  'with-staff': {
    subject: 'Estamos revisando tus datos',
    body: 'Una persona de nuestro equipo revisa lo que nos enviaste. Te escribiremos cuando termine{dated, select, yes {, a más tardar {answerBy}} other {}}. Mientras tanto puedes ver precios.',
    action: 'Ver mi cuenta',
  },
  'rut-known': {
    subject: 'Alguien intentó abrir otra cuenta con tu RUT',
    body: 'Cada RUT tiene una sola cuenta. La tuya sigue igual: nadie entró ni vio tus datos.\n\nSi fuiste tú, usa la cuenta que ya tienes. Si no fuiste tú, revisa la seguridad de tu cuenta.',
    action: 'Revisar la seguridad de mi cuenta',
  },
  'company-rut-known': {
    subject: 'Alguien intentó abrir otra cuenta con el RUT de tu empresa',
    body: 'Cada RUT tiene una sola cuenta. La de tu empresa sigue igual: nadie entró ni vio sus datos.\n\nSi fue alguien de la empresa, invítalo desde la página de personas. Si no fue nadie de la empresa, revisa quién tiene acceso y escríbenos.',
    action: 'Ver a las personas de la empresa',
  },
  'member-invited': {
    subject: '{inviter} te invitó a la cuenta de {company}',
    body: '{inviter} administra la cuenta de {company} en {brand} y te invita con este rol: {role, select, administrator {administrar la cuenta} operator {operar: cotizar, enviar y pagar} other {solo consultar}}.\n\nEntra con tu cuenta, o créala con este mismo correo, y decide si aceptas.',
    after:
      'El enlace vence en {days, plural, one {un día} other {# días}} y se usa una sola vez. Si no conoces a la empresa, no hagas nada.',
    action: 'Ver la invitación',
  },
  'member-joined': {
    subject: '{member} ya tiene acceso a {company}',
    body: '{member} aceptó la invitación y ahora puede {role, select, administrator {administrar la cuenta} operator {cotizar, enviar y pagar} other {consultar}} por {company}.\n\nSi no lo esperabas, quita su acceso y escríbenos.',
    action: 'Ver a las personas de la empresa',
  },
  'member-contact-changed': {
    subject: 'Cambió {what, select, phone {el teléfono} other {el correo}} de {member}',
    body: '{member}, que tiene acceso a la cuenta de {company}, usa {what, select, phone {otro teléfono} other {otro correo}} desde {at}.\n\nSi {member} no lo cambió, quita su acceso a la empresa y escríbenos.',
    action: 'Ver a las personas de la empresa',
  },
  'signature-requested': {
    subject: '{requester} pide tu firma para un envío de {send}',
    body: '{company} quiere enviar {send} a {recipient} y los poderes de la empresa piden más de una firma.\n\nRevisa el envío y decide si lo firmas, a más tardar {due}. El precio queda fijo con la última firma; antes no cobramos nada.',
    action: 'Ver el envío por firmar',
  },
  'signature-answered': {
    subject:
      '{outcome, select, signed {{member} firmó tu envío a {recipient}} declined {{member} no firmó tu envío a {recipient}} other {Venció el plazo para firmar tu envío a {recipient}}}',
    body: '{outcome, select, signed {{left, plural, =0 {Ya están todas las firmas: el envío de {send} a {recipient} quedó confirmado y se puede pagar.} one {Falta una firma para el envío de {send} a {recipient}.} other {Faltan # firmas para el envío de {send} a {recipient}.}}} declined {{member} decidió no firmar el envío de {send} a {recipient}. Al abrirlo verás por qué. No se hizo ningún cobro.} other {Nadie dio a tiempo las firmas que faltaban para el envío de {send} a {recipient}. No se hizo ningún cobro; puedes pedirlas otra vez.}}',
    action: 'Ver el envío',
  },
  'newer-powers': {
    subject:
      '{outcome, select, single {Aceptamos los poderes: la empresa ya puede enviar} joint {Aceptamos los poderes, y piden más de una firma} other {No pudimos aceptar los poderes que enviaron}}',
    body: '{outcome, select, single {Revisamos los poderes nuevos de la empresa: basta una firma. Ya pueden enviar dinero.} joint {Revisamos los poderes nuevos de la empresa. Piden más de una firma: quien prepara un envío pide las que faltan y, con la última, queda confirmado.} other {Revisamos los poderes nuevos de la empresa y no pudimos aceptarlos. Los anteriores siguen igual y no se movió dinero. Al abrirlos verás por qué.}}',
    action: '{outcome, select, refused {Ver los poderes} other {Hacer un envío}}',
  },
  'level-granted': {
    subject: 'Ya puedes enviar más',
    body: 'Aprobamos tu solicitud: ahora tienes el {level, select, standard {nivel estándar} other {nivel ampliado}}. Tus límites nuevos valen desde tu próximo envío.',
    action: 'Ver mis límites',
  },
  'level-sent-back': {
    subject: 'Revisa tu solicitud para enviar más',
    body: 'Revisamos tu solicitud y falta corregir algo. Al abrirla verás qué es. Mientras tanto sigues con tu nivel y tus límites de ahora.',
    action: 'Ver mi solicitud',
  },
  'account-restricted': {
    subject:
      '{outcome, select, restricted {Tu cuenta no puede hacer envíos nuevos por ahora} suspended {Nadie puede entrar a tu cuenta por ahora} ending {Tu cuenta se cierra el {day}} other {Tu cuenta vuelve a funcionar como antes}}',
    body: '{outcome, select, lifted {Ya puedes usar tu cuenta como antes. No tienes que hacer nada.} other {{outcome, select, restricted {Detuvimos los envíos nuevos mientras revisamos tu cuenta, a más tardar el {day}. No pagues lo que tienes pendiente: por ahora no podría salir. En Envíos ves cómo sigue cada envío en curso. Puedes ver tu cuenta, cancelar lo que no has pagado y escribirnos.} suspended {Bloqueamos el acceso a tu cuenta y cerramos sus sesiones. La revisamos a más tardar el {day}. Los envíos en curso terminan o te los devolvemos. Puedes escribirnos por el formulario de reclamos sin entrar.} other {Cerramos tu cuenta el {day}. Desde ahora no puedes hacer envíos nuevos; los que están en curso terminan o te los devolvemos. Después puedes seguir viendo tus comprobantes.}}\n\nSi no estás de acuerdo, puedes reclamar: te respondemos con plazo.}}',
    action: '{outcome, select, lifted {Ir a mi cuenta} other {Reclamar}}',
  },
  'account-closed': {
    subject: '{outcome, select, closing {Estamos cerrando tu cuenta} other {Cerramos tu cuenta}}',
    body: '{outcome, select, closing {Ya no puedes hacer envíos nuevos. Cerramos la cuenta cuando termine lo que queda abierto.{transfers, select, yes { Los envíos en curso llegan o te los devolvemos.} other {}}{refunds, select, yes { Una devolución termina cuando el dinero llegue a tu cuenta.} other {}}{debts, select, yes { Una deuda termina cuando la pagues.} other {}}{receivedMoney, select, yes { El dinero que recibimos de ti sin un envío vuelve a la cuenta de donde vino.} other {}}{application, select, yes { Terminamos de revisar tu identidad y te respondemos.} other {}}{closedBy, select, exit {} other { Si lo pediste por error, elige mantenerla abierta en Perfil antes de que termine.}}} other {Guardamos tus datos, envíos y comprobantes hasta el {day}, como obliga la ley. Hasta entonces puedes iniciar sesión para verlos y descargar tu última cartola, recibir devoluciones y reclamar. Solo te escribiremos si la ley nos obliga.}}',
    action: '{outcome, select, closing {Ver el cierre} other {Ver mis comprobantes}}',
  },
  'recipient-added': {
    subject: 'Nuevo destinatario en tu cuenta: {recipient}',
    body: 'Se agregó a {recipient}, con la cuenta terminada en {accountEnding}, {at}.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, cambia tu contraseña y escríbenos antes de que salga un envío.',
    action: 'Ver mis destinatarios',
  },
  'recipient-changed': {
    subject: 'Cambiaron los datos de un destinatario: {recipient}',
    body: 'Los datos de {recipient} cambiaron y su cuenta termina ahora en {accountEnding}. Por tu seguridad se le puede enviar desde {from}. Los envíos en curso siguen con los datos de antes.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, cambia tu contraseña y escríbenos antes de esa hora.',
    action: 'Ver mis destinatarios',
  },
  'recipient-corrected': {
    subject: 'Corrigieron los datos de {recipient}',
    body: 'El envío {reference} a {recipient} salió otra vez, con la cuenta terminada en {accountEnding}. Desde ahora {recipient} tiene esos datos en tus destinatarios.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, escríbenos de inmediato y cambia tu contraseña.',
    action: 'Ver mis destinatarios',
  },
  'reward-earned': {
    subject: 'Ganaste {amount} por una invitación',
    body: 'El primer envío de tu invitación llegó y ganaste {amount}.\n\nPuedes usarlos para que te devolvamos la comisión de tus próximos envíos, donarlos o guardarlos para después.',
    action: 'Elegir qué hacer con mi recompensa',
  },
  'rate-reached': {
    subject: 'El tipo de cambio llegó a {rate}: 1 {currency}',
    body: 'Nos pediste un aviso cuando 1 {currency} {direction, select, above {subiera} other {bajara}} a {wanted}. Nuestro tipo de cambio fue {rate} {at}.{prepared, select, yes { Tu envío a {recipient} está preparado: revisa su precio de ahora y confírmalo.} other {}}\n\nEl tipo de cambio puede cambiar hasta que confirmes tu envío. Cada alerta se envía una sola vez.',
    action: '{prepared, select, yes {Revisar el envío} other {Ver el precio de ahora}}',
  },
  'complaint-received': {
    subject: 'Recibimos tu reclamo {folio}',
    body: 'Tu reclamo quedó con el folio {folio}. Una persona de nuestro equipo lo responde a este correo, a más tardar {answerBy}.',
  },
  'complaint-answered': {
    subject: 'Respondimos tu reclamo {folio}',
    body: 'Una persona de nuestro equipo leyó tu reclamo {folio} y te responde:',
    after: 'Si no estás de acuerdo, vuelve a escribirnos y menciona el folio {folio}.',
    action: 'Escribir de nuevo',
  },
  'data-request-received': {
    subject: 'Recibimos tu solicitud {folio} sobre tus datos',
    body: 'Recibimos tu solicitud {right, select, access {de acceso a tus datos} rectification {de rectificación de tus datos} erasure {de supresión de tus datos} opposition {de oposición al uso de tus datos} blocking {de bloqueo de tus datos} other {de portabilidad de tus datos}}, con el folio {folio}. Te respondemos en tu cuenta a más tardar {answerBy}. Es gratis.\n\nSi no la hiciste tú, cambia tu contraseña y escríbenos.',
    action: 'Ver mi solicitud',
  },
  'data-request-extended': {
    subject: 'Necesitamos más tiempo para tu solicitud {folio}',
    body: 'Extendimos una sola vez el plazo de tu solicitud {folio}: ahora te respondemos a más tardar {answerBy}. En tu cuenta puedes leer por qué.',
    action: 'Leer el motivo',
  },
  'data-request-answered': {
    subject: 'Respondimos tu solicitud {folio} sobre tus datos',
    body: 'Una persona de nuestro equipo respondió tu solicitud {folio}. Por seguridad, la respuesta se lee solo en tu cuenta.',
    after:
      '{outcome, select, granted {Si algo no quedó como pediste, vuelve a escribirnos.} other {Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales dentro de 30 días hábiles.}}',
    action: 'Leer la respuesta',
  },
  'staff-wrote': {
    subject: 'Te respondimos',
    body: 'Una persona de nuestro equipo respondió tu mensaje. Por seguridad, la respuesta se lee solo en tu cuenta.',
    action: 'Leer la respuesta',
  },
} as const satisfies TextsOfTemplates
