/** What the home of visitors says below the calculator, kept out of the entry chunk. */
export const storyMessages = {
  countries: 'Mira cuánto cuesta enviar a',
  how: {
    title: 'Cómo funciona',
    price: {
      title: 'Ve el precio completo',
      text: 'Eliges un monto y ves comisión, tipo de cambio y llegada.',
    },
    pay: {
      title: 'Paga desde tu banco',
      text: 'Con una transferencia en pesos desde una cuenta a tu nombre.',
    },
    arrive: {
      title: 'Llega a su cuenta',
      text: 'Sigues cada paso y te avisamos cuando el dinero está abonado.',
    },
  },
  kind: {
    label: 'Para quién es el envío',
    person: 'Personas',
    company: 'Empresas',
    title: 'Una cuenta para tu empresa',
    text: 'Paga a proveedores en el extranjero. Varias personas preparan los envíos y los firman según los poderes de la empresa. Primero abres tu cuenta y luego agregas la empresa.',
    open: 'Abrir una cuenta de empresa',
    prices: 'Ver precios para empresas',
  },
  costs: {
    title: 'Cuánto cuesta en otras partes',
    lead: 'Costo total de {what}: comisiones y diferencia con el tipo de cambio de mercado.',
    of: 'enviar {amount} a {country}',
    choose: 'Envío que comparas',
    now: 'Con el precio de ahora',
    pending: 'Calculando…',
    unavailable: 'No disponible ahora',
    product: '{product}, publicado el {date}',
    table: 'Ver las cifras y sus fuentes',
    caption: 'Lo que otros publican que cuesta {what}',
    provider: 'Empresa',
    service: 'Servicio',
    total: 'Costo total',
    source: 'Fuente y fecha',
    method:
      'Las cifras son las que cada empresa publica. El costo es la comisión más la diferencia con el tipo de cambio de mercado en lo que se convierte. El banco de destino puede cobrar por recibir.',
  },
  times: {
    title: 'Cuánto demora',
    half: 'La mitad llega en menos de {time}.',
    most: 'Nueve de cada diez, en menos de {time}.',
    source: 'Desde que recibimos el pago, en los envíos de los últimos 90 días.',
  },
  trust: {
    title: 'Con quién envías',
    company: {
      title: 'También para empresas',
      text: 'Paga a proveedores en el extranjero. Varias personas preparan y firman cada envío, según los poderes de la empresa.',
      action: 'Abrir una cuenta',
    },
    safety: {
      title: 'Tu dinero, aparte del nuestro',
      text: 'Lo que pagas está en una cuenta bancaria distinta de la nuestra hasta que se convierte o se devuelve.',
      action: 'Cómo te protegemos',
    },
    regulation: {
      title: 'Quién nos regula',
      text: 'La UAF fiscaliza a las empresas de transferencia de dinero, y el SERNAC te protege como consumidor.',
      action: 'Ver qué hace cada autoridad',
    },
  },
  questions: {
    title: 'Preguntas',
    text: 'Cuánto cuesta, cuándo llega, cómo se paga y cuándo puedes cancelar: las respuestas están en la ayuda.',
    action: 'Ver las respuestas',
    rates: 'Ver el tipo de cambio de hoy',
    contact: 'Hacer un reclamo',
  },
} as const
