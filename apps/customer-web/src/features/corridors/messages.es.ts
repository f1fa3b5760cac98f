export const corridorMessages = {
  title: 'Enviar dinero a {country}',
  lead: 'Pagas en pesos chilenos y tu destinatario recibe en su cuenta, en su moneda.',
  description:
    'Cuánto cuesta y cuánto demora enviar dinero de Chile a {country}: comisión, tipo de cambio, límites y datos que necesitas.',
  failed: 'No pudimos cargar los países',
  recipient: {
    title: 'Qué necesitas de quien recibe',
    text: 'Pídele estos datos como están en su banco. No necesita crear una cuenta.',
    name: 'Nombre completo',
    nameHint: 'Como aparece en su cuenta del banco.',
    optional: '{label} (opcional)',
    asInBank: 'Como está en su banco.',
    address: 'La dirección donde vive quien recibe.',
    fromList: 'Lo eliges de una lista.',
  },
  arrival: {
    title: 'Cómo y cuándo llega',
    estimate: 'Si pagas ahora, llegada estimada: {when}.',
    now: 'La llegada estimada está arriba, junto al precio.',
    honest:
      'Es una estimación: el banco de destino hace el abono. Después de pagar ves cada paso con su hora.',
    rails: {
      'us-ach':
        'Pagamos por la red ACH, la transferencia bancaria local de Estados Unidos. Funciona en días hábiles.',
      'mx-spei': 'Pagamos por SPEI, la transferencia bancaria local de México. Funciona todos los días.',
      'eu-sepa':
        'Pagamos por SEPA, la red de transferencias en euros. Funciona en sus días hábiles, y la cuenta puede ser de cualquier país de la zona.',
      'pe-cce':
        'Pagamos por la Cámara de Compensación Electrónica (CCE), la red que une a los bancos del Perú. Funciona en días hábiles, y la cuenta tiene que ser en soles.',
      'co-ach':
        'Pagamos por la red ACH de Colombia, a cuentas de ahorros, corrientes, Nequi o Daviplata. Funciona en días hábiles y paga en pesos sin decimales.',
      other: 'Pagamos por la red bancaria local del país de destino.',
    },
  },
  limits: {
    title: 'Cuánto puedes enviar',
    least: 'Desde {minimum} por envío a este país.',
    level: 'El máximo depende de tu nivel.',
    seeAll: 'Ver límites por nivel',
  },
  costs: {
    title: 'Cuánto cuesta ahora',
    caption: 'Costo de tres envíos con el precio de ahora',
    send: 'Envías',
    fee: 'Comisión',
    spread: 'Diferencia con el mercado',
    receive: 'Recibe',
    total: 'Costo total',
    asOf: 'Con el tipo de cambio de mercado de {source}, del {date} a las {time}. La comisión incluye IVA.',
    failed: 'No pudimos cargar los precios',
    rates: 'Ver cómo cambió el tipo de cambio',
  },
  questions: {
    title: 'Preguntas sobre este destino',
    full: {
      question: '¿Llega el monto completo que veo?',
      answer:
        'Sí. Pagamos por la red local y el monto que ves es el que abonamos. El banco de tu destinatario puede cobrarle por recibir.',
    },
    change: {
      question: '¿Puede cambiar el precio después de confirmar?',
      answer:
        'No mientras pagues dentro del plazo. El precio queda fijo cuando confirmas y el plazo aparece junto a los datos para pagar.',
    },
    rejected: {
      question: '¿Y si el banco de destino rechaza el pago?',
      answer:
        'Te avisamos y puedes corregir los datos. Si no los corriges en 5 días hábiles, te devolvemos todo lo que pagaste, con la comisión y el IVA.',
    },
    cancel: {
      question: '¿Puedo cancelar?',
      answer:
        'Sí, sin costo, hasta que empecemos a convertir tu dinero. Después podemos pedir al banco de destino que lo devuelva, y te decimos el plazo.',
    },
  },
  others: 'Otros destinos',
} as const
