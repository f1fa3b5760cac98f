import type { Translated } from '@puente/contract'
import type { questionMessages as spanish } from './messages.es.ts'

export const questionMessages: Translated<typeof spanish> = {
  title: 'Ajuda',
  lead: 'Respostas ao que mais nos perguntam. Se não encontrar a sua, fale conosco.',
  description:
    'Perguntas e respostas sobre enviar dinheiro do Chile: preços, pagamentos, prazos, cancelamentos, devoluções e dados pessoais.',
  search: 'Busque nas respostas',
  found: '{count, plural, one {Uma resposta} other {# respostas}}',
  none: 'Não há respostas com essas palavras',
  noneText: 'Tente com outra palavra, como pagamento ou devolução, ou conte o que está acontecendo.',
  all: 'Ver todas as respostas',
  more: {
    pricing: 'Ver preços e limites',
    safety: 'Ir para Segurança',
    complaints: 'Ir para Reclamações',
    regulation: 'Ver quem nos regula',
    privacy: 'Ler o aviso de privacidade',
    send: 'Ver o preço de um envio',
    recover: 'Criar outra senha',
    profile: 'Ir para seu perfil',
    security: 'Ir para a segurança da sua conta',
    level: 'Ver seu nível',
    members: 'Ver as pessoas da empresa',
    signatures: 'Ver os envios para assinar',
    debts: 'Ver suas dívidas',
    statements: 'Ir para Documentos',
    notifications: 'Ver o que falta',
    verify: 'Verificar um comprovante',
    recipients: 'Ver seus destinatários',
    transfers: 'Ver seus envios',
    rewards: 'Ver suas recompensas',
  },
  contact: {
    threads: 'Suas conversas conosco',
    title: 'Não encontrou o que procurava?',
    text: 'Se você já tem um envio, escreva para nós na página dele: assim sabemos qual é. Para uma reclamação há um formulário com protocolo e prazo.',
    email: 'E-mail',
    phone: 'Telefone',
  },
  groups: {
    price: 'Preço',
    start: 'Antes de começar',
    pay: 'Pagar',
    follow: 'Acompanhar seu envio',
    fix: 'Mudanças e devoluções',
    account: 'Sua conta e seus dados',
  },
  questions: {
    cuanto: {
      question: 'Quanto custa um envio?',
      answer:
        'A calculadora mostra a tarifa, a taxa de câmbio, o custo total e a chegada antes de você pagar. Em Preços estão a tarifa em vigor e exemplos com o preço de agora.',
    },
    cambio: {
      question: 'Que taxa de câmbio vocês usam?',
      answer:
        'A de mercado, com uma diferença que sempre mostramos em pesos e em porcentagem. Ao lado do preço estão a hora e a fonte da taxa de câmbio de mercado, para você comparar.',
    },
    fijo: {
      question: 'O preço pode mudar enquanto completo meu envio?',
      answer:
        'O da calculadora é atualizado a cada minuto. Quando você confere seu envio, o preço fica fixo por 30 minutos. Ao confirmar, fica fixo até o prazo de pagamento que aparece na tela.',
    },
    limites: {
      question: 'Há um mínimo e um máximo?',
      answer: 'Sim. Dependem do país e do seu nível. Estão publicados em Preços e na página de cada país.',
    },
    necesito: {
      question: 'Do que preciso para enviar?',
      answer: `- Ter 18 anos ou mais.
- Ter RUT (o número de identificação do Chile).
- Uma conta em seu nome em um banco do Chile.

Você pode ver preços sem conta. Para enviar, primeiro confirmamos sua identidade.`,
    },
    empresa: {
      question: 'Uma empresa pode enviar?',
      answer:
        'Sim. Ao criar sua conta você escolhe para quem ela é; se já tem conta própria, adicione a empresa no seu perfil. Você completa o cadastro da empresa e convida outras pessoas. A empresa envia por meio das pessoas que autoriza. Se os poderes pedem mais de uma assinatura, o envio espera as que faltam.',
    },
    paises: {
      question: 'A que países posso enviar?',
      answer:
        'Aos que aparecem na calculadora. Adicionamos um país quando sabemos quanto custa e quando chega.',
    },
    datos: {
      question: 'De que dados preciso de quem recebe?',
      answer:
        'O nome como está no banco e os dados da conta. Cada país pede dados diferentes: estão na página do país e aparecem ao adicionar o destinatário. Seu destinatário não precisa criar uma conta.',
    },
    pagar: {
      question: 'Como pago?',
      answer:
        'Com uma transferência em pesos de uma conta em seu nome. Quando você confirma, damos a conta, a referência e o prazo, com botões para copiar. Você também pode pagar na página do seu banco.',
    },
    'otra-persona': {
      question: 'Outra pessoa pode pagar por mim?',
      answer:
        'Não. Só usamos pagamentos que saem de uma conta com seu mesmo RUT. Se chegar um pagamento de outro RUT, nós o devolvemos para a conta de origem no próximo dia útil, e seu envio fica sem pagar.',
    },
    partes: {
      question: 'Posso pagar em partes?',
      answer:
        'Sim. Muitos bancos limitam a primeira transferência para uma conta nova. Faça as que precisar com a mesma referência e antes do prazo: no seu envio você vê quanto chegou e quanto falta.',
    },
    tarde: {
      question: 'E se eu pagar depois do prazo?',
      answer:
        'Se a taxa de câmbio for melhor para você, usamos essa. Se for pior, perguntamos antes; sem resposta em um dia útil, devolvemos tudo. Se você fixou quanto seu destinatário recebe, não diminuímos esse valor sem você aceitar.',
    },
    donde: {
      question: 'Onde está meu dinheiro?',
      answer:
        'Na página do seu envio você vê cada etapa com o horário e o que falta. **Enviado ao banco** quer dizer que o banco de destino o recebeu. **Entregue**, que ele confirmou o crédito na conta.',
    },
    llega: {
      question: 'Quando chega?',
      answer:
        'Ao lado do preço você vê a data e a hora estimadas e as razões: horário do banco, fins de semana e feriados dos dois países. É uma estimativa, porque o banco de destino faz o crédito.',
    },
    compartir: {
      question: 'Posso compartilhar o acompanhamento?',
      answer:
        'Sim, com um link que mostra o andamento, o valor e os últimos quatro dígitos da conta. Não mostra seu RUT nem o número da conta.',
    },
    comprobante: {
      question: 'Como meu destinatário sabe que um comprovante é verdadeiro?',
      answer:
        'Cada comprovante tem um código. Digite-o em Verificar um comprovante e verá como está hoje o envio.',
    },
    revision: {
      question: 'Por que meu envio está em verificação?',
      answer:
        'Verificamos alguns envios antes de enviá-los, e também fazemos controles aleatórios. No seu envio você vê até quando, que equipe o verifica e se falta algo da sua parte. Enquanto isso seu dinheiro não se move.',
    },
    cancelar: {
      question: 'Posso cancelar?',
      answer:
        'Sim, sem custo, até começarmos a converter seu dinheiro: devolvemos tudo. Depois podemos pedir ao banco de destino que o devolva. Ele nem sempre aceita, e dizemos o prazo.',
    },
    'datos-malos': {
      question: 'Errei os dados da conta',
      answer:
        'Se o banco de destino rejeitar o pagamento, avisamos e você pode corrigir os dados. Se não corrigir em 5 dias úteis, devolvemos tudo o que você pagou.',
    },
    devolucion: {
      question: 'Quando e onde chega uma devolução?',
      answer:
        'Devolvemos o que você pagou a mais no mesmo dia útil, e o de um envio que não pôde ser entregue quando o banco nos devolve o dinheiro. Sempre para a conta de onde você pagou ou para outra com seu mesmo RUT.',
    },
    reclamo: {
      question: 'Quero fazer uma reclamação',
      answer:
        'Preencha o formulário de Reclamações: você recebe um protocolo e a data da resposta. Também pode ir ao SERNAC (defesa do consumidor) quando quiser, sem passar antes por nós.',
    },
    'mis-datos': {
      question: 'O que vocês fazem com meus dados?',
      answer:
        'Nós os usamos para enviar seu dinheiro e cumprir a lei. Guardamos os dados criptografados e registramos quem os vê. Você pode pedir uma cópia ou que os apaguemos; o que a lei obriga a guardar é mantido por 5 anos desde o fim da relação.',
    },
    fraude: {
      question: 'Recebi uma mensagem estranha em nome de vocês',
      answer:
        'Não abra os links dela nem entregue senhas ou códigos. Em Segurança explicamos como reconhecer uma fraude e o que fazer se você já respondeu.',
    },
    cerrar: {
      question: 'Posso encerrar minha conta?',
      answer: 'Sim, quando quiser. Antes terminamos ou devolvemos os envios em andamento.',
    },
    'quien-son': {
      question: 'Quem fiscaliza este serviço?',
      answer:
        'Em Quem nos regula explicamos que autoridade fiscaliza cada parte do serviço e quais não o fazem.',
    },
  },
}
