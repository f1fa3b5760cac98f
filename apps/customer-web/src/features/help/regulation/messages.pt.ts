import type { Translated } from '@puente/contract'
import type { regulationMessages as spanish } from './messages.es.ts'

export const regulationMessages: Translated<typeof spanish> = {
  title: 'Quem nos regula',
  lead: 'Que autoridade fiscaliza cada parte deste serviço e quais não o fazem.',
  description:
    'Que autoridades fiscalizam uma empresa de transferência de dinheiro no Chile: UAF, SERNAC, CMF, Banco Central e SII.',
  operator: {
    title: 'Quem responde',
    demo: 'Este é um operador de demonstração',
    demoText:
      '{brand} não é aqui uma empresa: não está inscrita em nenhum registro, não tem clientes e não movimenta dinheiro real. O que segue é o que vale para uma empresa chilena que preste este serviço.',
    legalName: 'Razão social',
    rut: 'RUT',
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Telefone',
    uaf: 'Registro na UAF',
  },
  authorities: {
    uaf: {
      title: 'Unidad de Análisis Financiero (UAF)',
      text: `É a unidade de análise financeira do Chile e fiscaliza as empresas de transferência de dinheiro. A Lei 19.913 nos obriga a estar inscritos, ter um responsável por conformidade (oficial de cumplimiento), conhecer cada cliente e guardar os registros. As regras estão na Circular 62 de 2025.

Por isso pedimos sua identidade, o motivo de cada envio e, acima de certos valores, de onde vem o dinheiro.`,
    },
    cmf: {
      title: 'Comisión para el Mercado Financiero (CMF)',
      text: `É a autoridade do mercado financeiro. No Chile não há uma licença especial para enviar dinheiro ao exterior, e a CMF não fiscaliza esta atividade. A Lei 21.521, chamada Ley Fintec, regula outros serviços que não prestamos aqui: investimento, custódia, financiamento coletivo e finanças abertas (open finance).

Também não guardamos saldos: isso exige outra autorização. Cada envio é pago e entregue separadamente, e o que não é entregue é devolvido a você. Seu dinheiro em trânsito não é um depósito e não tem a garantia do Estado para depósitos bancários.`,
    },
    sernac: {
      title: 'Servicio Nacional del Consumidor (SERNAC)',
      text: 'É o órgão de defesa do consumidor. Protege você como consumidor: preço claro antes de contratar, cumprimento do que foi oferecido e resposta à sua reclamação. Você pode reclamar em sernac.cl com ClaveÚnica (a senha única do Estado chileno) ou ligar grátis para 800 700 100, sem passar antes por nós.',
    },
    centralBank: {
      title: 'Banco Central do Chile',
      text: 'Comprar e vender moeda estrangeira é livre no Chile. Compramos as divisas no Mercado Cambiario Formal (mercado de câmbio formal), que informa as operações ao Banco Central.',
    },
    tax: {
      title: 'Servicio de Impuestos Internos (SII)',
      text: 'É a receita federal do Chile. A tarifa paga IVA (imposto sobre o valor agregado), que sempre mostramos incluído. O valor que você envia não é uma venda e não paga IVA.',
    },
    data: {
      title: 'Seus dados pessoais',
      text: 'Valem a Lei 19.628 e sua reforma, a Lei 21.719. Você pode pedir acesso, correção, eliminação, oposição e uma cópia dos seus dados. O que a lei contra a lavagem de dinheiro obriga a guardar é mantido por 5 anos desde o fim da relação.',
    },
  },
  complain: 'Fazer uma reclamação',
}
