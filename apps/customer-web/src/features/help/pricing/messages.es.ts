export const pricingMessages = {
  title: 'Precios',
  lead: 'Aquí ves todo lo que cuesta un envío. También lo ves en cada cotización, antes de pagar.',
  description:
    'Cómo se forma el precio de enviar dinero desde Chile: comisión, diferencia con el mercado, límites y devoluciones.',
  how: {
    title: 'Cómo se forma el precio',
    inside:
      'La comisión está incluida en lo que envías: pagas el monto que escribes y nada más. Convertimos el resto y lo entregamos.',
    fee: 'Comisión: {fixed} más {percent} de lo que envías, con IVA de {iva} % incluido.',
    spread:
      'Tipo de cambio: el de mercado más una diferencia de {percent}. Mostramos los dos, con la hora y la fuente.',
    forPersons: 'Personas',
    forCompanies: 'Empresas',
    forCorridor: '{kind}, envíos a {country}',
    total: 'El costo total es la comisión más la diferencia con el mercado, en pesos y en porcentaje.',
    failed: 'No pudimos cargar la comisión. El precio de cada envío está en la calculadora.',
  },
  examples: {
    title: 'Ejemplos con el precio de ahora',
    country: 'País de destino',
  },
  never: {
    title: 'Lo que nunca cobramos',
    text: `- Abrir tu cuenta, tenerla o cerrarla.
- Recibir: tu destinatario no nos paga nada.
- Pagar un envío en varias transferencias.
- Cancelar antes de que empecemos a convertir tu dinero.
- Corregir los datos de un destinatario.
- Comprobantes, seguimiento y ayuda.`,
    others:
      'Tu banco y el de tu destinatario pueden cobrar y tener límites propios. No dependen de nosotros y no recibimos nada de ellos.',
  },
  refunds: {
    title: 'Qué devolvemos y cuándo',
    text: `- **Si cancelas antes de convertir.** Te devolvemos todo lo que pagaste, con la comisión y el IVA.
- **Si el envío no se puede entregar.** Te devolvemos todo lo que pagaste, con la comisión y el IVA. Si el tipo de cambio cambió, nosotros pagamos la diferencia.
- **Si pagas de más, dos veces o después de cancelar.** Te devolvemos lo que sobra el mismo día hábil.
- **Si falta dinero cuando vence el plazo.** Eliges: enviamos lo que llegó con el tipo de cambio fijado, o te lo devolvemos. Si no respondes, te lo devolvemos el siguiente día hábil.
- **Si el pago sale de otro RUT.** No lo usamos: lo devolvemos a la cuenta de origen el siguiente día hábil.
- **La excepción.** Si el banco de destino devuelve un envío por segunda vez en 12 meses por datos que corregiste, o lo devuelve después de entregado, convertimos el dinero a pesos con el tipo de cambio de ese día y descontamos lo que cobre el banco que lo devuelve. Te lo decimos antes de que confirmes.

Toda devolución va a la cuenta desde la que pagaste, o a otra con tu mismo RUT. Nunca a la de otra persona.`,
  },
  limits: {
    title: 'Límites por nivel',
    text: 'Empiezas en nivel básico al confirmar tu identidad. Para subir te pedimos más datos y documentos.',
    person: 'Personas',
    company: 'Empresas',
    level: 'Nivel',
    transfer: 'Por envío',
    day: 'En 24 horas',
    month: 'En 30 días',
    levels: { basic: 'Básico', standard: 'Estándar', enhanced: 'Ampliado' },
    evidence: 'Sobre estos montos pedimos mostrar de dónde viene el dinero:',
    evidenceLine: '{level}: {amounts}',
    above: {
      day: '{amount} en 24 horas',
      month: '{amount} en 30 días',
      year: '{amount} en 12 meses',
    },
    numbers: 'Número de envíos, sin contar los cancelados ni los vencidos:',
    numbersLine:
      '{level}: {hour} en una hora, {day} en 24 horas y {recipients} destinatarios nuevos en 24 horas',
    usd: 'Los límites en dólares se calculan con el tipo de cambio de referencia de cada día. Cada país tiene además su mínimo y su máximo por envío.',
    failed: 'No pudimos cargar los límites',
  },
} as const
