import type { TextsOfTemplates } from './initial-texts.ts'

const choose = 'Elegir'
const see = 'Ver mi envío'

/** Initial texts of messages about money that did not arrive as ordered, and about refunds. */
export const moneyTexts = {
  'choice-short': {
    subject: 'Elige qué hacemos con tu envío a {recipient}',
    body: 'Llegaron {received} y faltaron {remaining}. Puedes enviar lo que llegó, con el mismo tipo de cambio, o pedir que te lo devolvamos.\n\nElige a más tardar {due}. Si no eliges, te devolvemos el dinero.',
    action: choose,
  },
  'choice-late': {
    subject: 'Elige qué hacemos con tu envío a {recipient}',
    body: 'Tu pago llegó después del plazo, y el tipo de cambio ya es otro. Puedes enviar con el de ahora o pedir que te devolvamos todo.\n\nElige a más tardar {due}. Si no eliges, te devolvemos el dinero.',
    action: choose,
  },
  held: {
    subject: 'Falta algo para seguir con tu envío a {recipient}',
    body: 'Recibimos tu pago. Antes de convertirlo necesitamos algo de ti: en la página de tu envío te decimos qué es y cómo hacerlo. Tenemos tu dinero, en pesos.\n\nMantenemos tu tipo de cambio hasta {due}. Si lo completas antes, el envío continúa.',
    action: 'Ver qué falta',
  },
  'choice-held': {
    subject: 'Elige qué hacemos con tu envío a {recipient}',
    body: 'Faltaba algo de tu parte y venció el plazo en que manteníamos el tipo de cambio. Tenemos tu dinero, en pesos. Puedes enviar con el tipo de cambio de ahora o pedir que te devolvamos todo.\n\nElige a más tardar {due}. Si no eliges, te devolvemos el dinero.',
    action: choose,
  },
  'payment-reversed': {
    subject: 'Tu banco anuló un pago de tu envío a {recipient}',
    body: 'El dinero de ese pago volvió a tu banco. No lo enviamos.\n\nAbre tu envío a {recipient} para ver qué falta y qué puedes hacer.',
    action: see,
  },
  'refund-started': {
    subject: 'Te devolvemos {refund}',
    body: '{cause, select, stopped {No pudimos hacer tu envío a {recipient}.} returned {El banco de {recipient} no pudo recibir tu envío.} other {Tu envío a {recipient} no continuó.}}\n\nEl dinero va a la cuenta desde la que pagaste. Te escribiremos cuando el banco confirme que llegó.',
    action: see,
  },
  'excess-refunded': {
    subject: 'Te devolvemos {refund} que pagaste de más',
    body: 'Llegó dinero de más para tu envío a {recipient}. Lo devolvemos a la cuenta de origen a más tardar el próximo día hábil bancario.',
    action: see,
  },
  'refund-account-needed': {
    subject: 'Tu devolución necesita otra cuenta',
    body: 'Tu banco rechazó la devolución de tu envío a {recipient}. El dinero está a salvo con nosotros.\n\nAbre tu envío y danos otra cuenta con tu mismo RUT.',
    action: see,
  },
  refunded: {
    subject: 'Te devolvimos {refund}',
    body: 'El banco confirmó la devolución de tu envío a {recipient}. Está en la cuenta desde la que pagaste.',
    action: see,
  },
  expired: {
    subject: 'Venció tu envío a {recipient}',
    body: 'No recibimos tu pago a tiempo y el envío venció. No se movió dinero.\n\nSi ya transferiste, no hagas nada: usamos ese dinero para tu envío o te lo devolvemos. Si aún quieres enviar, haz otro envío con el precio de hoy.',
    action: 'Hacer otro envío',
  },
  cancelled: {
    subject: 'Tu envío a {recipient} quedó cancelado',
    body: 'No se movió dinero. Si transfieres de todos modos, te lo devolvemos.',
    action: see,
  },
} as const satisfies TextsOfTemplates
