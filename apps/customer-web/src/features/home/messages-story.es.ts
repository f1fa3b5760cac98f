/** What the home of visitors says below the calculator, kept out of the entry chunk. */
export const storyMessages = {
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
