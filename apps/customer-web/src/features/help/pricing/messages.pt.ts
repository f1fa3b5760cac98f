import type { Translated } from '@puente/contract'
import type { pricingMessages as spanish } from './messages.es.ts'

export const pricingMessages: Translated<typeof spanish> = {
  title: 'Preços',
  lead: 'Aqui você vê tudo o que um envio custa. Também vê em cada simulação, antes de pagar.',
  description:
    'Como se forma o preço de enviar dinheiro do Chile: tarifa, diferença com o mercado, limites e devoluções.',
  how: {
    title: 'Como se forma o preço',
    inside:
      'A tarifa está incluída no que você envia: você paga o valor que digita e nada mais. Convertemos o resto e o entregamos.',
    fee: 'Tarifa: {fixed} mais {percent} do que você envia, com IVA de {iva} % incluído.',
    spread:
      'Taxa de câmbio: a de mercado mais uma diferença de {percent}. Mostramos as duas, com a hora e a fonte.',
    forPersons: 'Pessoas',
    forCompanies: 'Empresas',
    forCorridor: '{kind}, destino {country}',
    total: 'O custo total é a tarifa mais a diferença com o mercado, em pesos e em porcentagem.',
    failed: 'Não conseguimos carregar a tarifa. O preço de cada envio está na calculadora.',
  },
  examples: {
    title: 'Exemplos com o preço de agora',
    country: 'País de destino',
  },
  never: {
    title: 'O que nunca cobramos',
    text: `- Abrir sua conta, mantê-la ou encerrá-la.
- Receber: seu destinatário não nos paga nada.
- Pagar um envio em várias transferências.
- Cancelar antes de começarmos a converter seu dinheiro.
- Corrigir os dados de um destinatário.
- Comprovantes, acompanhamento e ajuda.`,
    others:
      'Seu banco e o do seu destinatário podem cobrar e ter limites próprios. Não dependem de nós e não recebemos nada deles.',
  },
  refunds: {
    title: 'O que devolvemos e quando',
    text: `- **Se você cancelar antes da conversão.** Devolvemos tudo o que você pagou, com a tarifa e o IVA.
- **Se o envio não puder ser entregue.** Devolvemos tudo o que você pagou, com a tarifa e o IVA. Se a taxa de câmbio mudou, nós pagamos a diferença.
- **Se você pagar a mais, duas vezes ou depois de cancelar.** Devolvemos o que sobra no mesmo dia útil.
- **Se faltar dinheiro quando o prazo vencer.** Você escolhe: enviamos o que chegou com a taxa de câmbio fixada, ou devolvemos. Se você não responder, devolvemos no próximo dia útil.
- **Se o pagamento sair de outro RUT.** Não o usamos: nós o devolvemos para a conta de origem no próximo dia útil.
- **A exceção.** Se o banco de destino devolver um envio pela segunda vez em 12 meses por dados que você corrigiu, ou o devolver depois de entregue, convertemos o dinheiro em pesos na taxa de câmbio desse dia e descontamos o que o banco que o devolve cobrar. Avisamos antes de você confirmar.

Toda devolução vai para a conta de onde você pagou, ou para outra com seu mesmo RUT. Nunca para a de outra pessoa.`,
  },
  limits: {
    title: 'Limites por nível',
    text: 'Você começa no nível básico ao confirmar sua identidade. Para subir, pedimos mais dados e documentos.',
    person: 'Pessoas',
    company: 'Empresas',
    level: 'Nível',
    transfer: 'Por envio',
    day: 'Em 24 horas',
    month: 'Em 30 dias',
    levels: { basic: 'Básico', standard: 'Padrão', enhanced: 'Ampliado' },
    evidence: 'Acima destes valores pedimos que você mostre de onde vem o dinheiro:',
    evidenceLine: '{level}: {amounts}',
    above: {
      day: '{amount} em 24 horas',
      month: '{amount} em 30 dias',
      year: '{amount} em 12 meses',
    },
    numbers: 'Número de envios, sem contar os cancelados nem os vencidos:',
    numbersLine:
      '{level}: {hour} em uma hora, {day} em 24 horas e {recipients} destinatários novos em 24 horas',
    usd: 'Os limites em dólares são calculados com a taxa de câmbio de referência de cada dia. Cada país tem ainda seu mínimo e seu máximo por envio.',
    failed: 'Não conseguimos carregar os limites',
  },
}
