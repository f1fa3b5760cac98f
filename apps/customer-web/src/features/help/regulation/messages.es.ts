export const regulationMessages = {
  title: 'Quién nos regula',
  lead: 'Qué autoridad fiscaliza cada parte de este servicio y cuáles no lo hacen.',
  description:
    'Qué autoridades fiscalizan a una empresa de transferencia de dinero en Chile: UAF, SERNAC, CMF, Banco Central y SII.',
  operator: {
    title: 'Quién responde',
    demo: 'Este es un operador de demostración',
    demoText:
      '{brand} no es aquí una empresa: no está inscrito en ningún registro, no tiene clientes y no mueve dinero real. Lo que sigue es lo que rige para una empresa chilena que preste este servicio.',
    legalName: 'Razón social',
    rut: 'RUT',
    address: 'Dirección',
    email: 'Correo',
    phone: 'Teléfono',
    uaf: 'Registro en la UAF',
  },
  authorities: {
    uaf: {
      title: 'Unidad de Análisis Financiero (UAF)',
      text: `Es quien fiscaliza a las empresas de transferencia de dinero. La Ley 19.913 nos obliga a inscribirnos, tener un oficial de cumplimiento, conocer a cada cliente y guardar los registros. Las reglas están en la Circular 62 de 2025.

Por eso pedimos tu identidad, el motivo de cada envío y, sobre ciertos montos, de dónde viene el dinero.`,
    },
    cmf: {
      title: 'Comisión para el Mercado Financiero (CMF)',
      text: `En Chile no hay una licencia especial para enviar dinero al extranjero, y la CMF no fiscaliza esta actividad. La Ley 21.521, llamada Ley Fintec, regula otros servicios que aquí no prestamos: inversión, custodia, financiamiento colectivo y finanzas abiertas.

Tampoco guardamos saldos: eso requiere otra autorización. Cada envío se paga y se entrega por separado, y lo que no se entrega te lo devolvemos. Tu dinero en tránsito no es un depósito y no tiene la garantía estatal de los depósitos bancarios.`,
    },
    sernac: {
      title: 'Servicio Nacional del Consumidor (SERNAC)',
      text: 'Te protege como consumidor: precio claro antes de contratar, cumplimiento de lo ofrecido y respuesta a tu reclamo. Puedes reclamar en sernac.cl con ClaveÚnica o llamar gratis al 800 700 100, sin pasar antes por nosotros.',
    },
    centralBank: {
      title: 'Banco Central de Chile',
      text: 'Comprar y vender moneda extranjera es libre en Chile. Compramos las divisas en el Mercado Cambiario Formal, que informa las operaciones al Banco Central.',
    },
    tax: {
      title: 'Servicio de Impuestos Internos (SII)',
      text: 'La comisión paga IVA, que siempre mostramos incluido. El monto que envías no es una venta y no paga IVA.',
    },
    data: {
      title: 'Tus datos personales',
      text: 'Rige la Ley 19.628 y su reforma, la Ley 21.719. Puedes pedir acceso, corrección, eliminación, oposición y una copia de tus datos. Lo que la ley contra el lavado de activos obliga a guardar se conserva 5 años desde que termina la relación.',
    },
  },
  complain: 'Hacer un reclamo',
} as const
