export const pricingMessages = {
  title: 'Precios',
  lead: 'Todo lo que cuesta un envío está aquí y en cada cotización, antes de que pagues.',
  description:
    'Cómo se forma el precio de enviar dinero desde Chile: comisión, diferencia de cambio, límites y devoluciones.',
  how: {
    title: 'Cómo se forma el precio',
    inside:
      'La comisión sale de lo que envías: pagas exactamente el monto que escribes y nada más. El resto se convierte y se entrega.',
    fee: 'Comisión: {fixed} más {percent} de lo que envías, con IVA de {iva} % incluido.',
    spread:
      'Tipo de cambio: el de mercado más una diferencia de {percent}. Mostramos los dos, con la hora y la fuente.',
    forPersons: 'Personas',
    forCompanies: 'Empresas',
    forCorridor: '{kind}, envíos a {country}',
    total: 'El costo total es la suma de la comisión y la diferencia, en pesos y en porcentaje.',
    failed: 'No pudimos traer la tarifa. El precio de cada envío está en la calculadora.',
  },
  examples: {
    title: 'Ejemplos de este momento',
    country: 'País de destino',
  },
  never: {
    title: 'Lo que nunca cobramos',
    text: `- Abrir tu cuenta, tenerla o cerrarla.
- Recibir: tu destinatario no nos paga nada.
- Pagar un envío en varias transferencias.
- Cancelar antes de que tu dinero empiece a convertirse.
- Corregir los datos de un destinatario.
- Comprobantes, seguimiento y ayuda.`,
    others:
      'Tu banco y el de tu destinatario tienen sus propias tarifas y límites: no dependen de nosotros y no los recibimos.',
  },
  refunds: {
    title: 'Qué devolvemos y cuándo',
    text: `- **Si cancelas antes de convertir.** Vuelve todo lo que pagaste, comisión e IVA incluidos.
- **Si el envío no se puede entregar.** Vuelve todo lo que pagaste, comisión e IVA incluidos. Si el tipo de cambio se movió entretanto, la diferencia es nuestra.
- **Si pagas de más, dos veces o después de cancelar.** Lo que sobra vuelve el mismo día hábil.
- **Si falta dinero cuando vence el plazo.** Eliges: enviamos lo que llegó con el tipo de cambio fijado, o te lo devolvemos. Si no respondes, vuelve el siguiente día hábil.
- **Si el pago sale de otro RUT.** No lo usamos: vuelve a la cuenta de donde salió el siguiente día hábil.
- **La excepción.** Si un envío vuelve por segunda vez en 12 meses por datos que diste de nuevo en una corrección, o vuelve después de entregado, el dinero se convierte a pesos al tipo de cambio de ese día, menos lo que cobre el banco que lo devuelve. Te lo decimos antes de que confirmes.

Toda devolución va a la cuenta desde la que pagaste, o a otra con tu mismo RUT. Nunca a la de otra persona.`,
  },
  limits: {
    title: 'Límites por nivel',
    text: 'El nivel depende de cuánto sabemos de ti. Parten en básico quienes recién confirman su identidad; para subir pedimos más antecedentes.',
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
    failed: 'No pudimos traer los límites',
  },
} as const
