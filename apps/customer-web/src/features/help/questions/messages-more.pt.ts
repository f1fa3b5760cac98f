import type { Translated } from '@puente/contract'
import type { moreQuestionMessages as spanish } from './messages-more.es.ts'

export const moreQuestionMessages: Translated<typeof spanish> = {
  entrar: {
    question: 'Não consigo entrar',
    answer:
      'Com **Esqueci minha senha** você cria outra: enviamos um código de seis dígitos para seu e-mail. Se não tem o aplicativo do seu segundo fator, use um dos seus códigos de recuperação.\n\nSe também não os tem, fale conosco como diz o final desta página. Confirmamos que é você, e duas pessoas da nossa equipe removem seu segundo fator. Depois, por 24 horas você não pode adicionar destinatários.',
  },
  'sin-correo': {
    question: 'Não tenho mais meu e-mail ou meu telefone',
    answer:
      'Se você ainda tem um dos dois, mude o outro no seu perfil com um código que enviamos para o que você tem. Se perdeu os dois, escreva para nós nessa mesma tela: confirmamos que é você antes de mudá-los.',
  },
  identidad: {
    question: 'Por que pedem minha cédula?',
    answer:
      'A lei nos obriga a saber quem envia dinheiro. Comparamos seus dados com seu documento antes do primeiro envio. Guardamos as fotos criptografadas e registramos quem as vê.',
  },
  'revision-datos': {
    question: 'Quanto demora a análise dos meus dados?',
    answer:
      'O prazo está na tela da sua solicitação. Avisamos por e-mail quando terminar. Enquanto isso você pode ver preços; se falta algo, dizemos o quê e por quê.',
  },
  'dos-pasos': {
    question: 'Como protejo minha conta?',
    answer:
      'Em Segurança você adiciona uma chave de acesso ou um aplicativo de autenticação, guarda seus códigos de recuperação e encerra as sessões que não reconhece. Nunca pedimos senhas nem códigos por telefone ou mensagem.',
  },
  'corregir-perfil': {
    question: 'Como corrijo um dado do meu perfil?',
    answer:
      'Abra seu perfil e edite o que mudou. O que confirmamos com um documento, como seu nome, é analisado por uma pessoa antes de mudar.',
  },
  'cada-ano': {
    question: 'Por que me pedem para confirmar meus dados a cada ano?',
    answer:
      'A lei nos pede para mantê-los em dia. Se nada mudou, você os confirma sem escrever tudo de novo. Você tem 30 dias antes de seus novos envios ficarem à espera disso.',
  },
  nivel: {
    question: 'Como posso enviar mais?',
    answer:
      'Suba de nível. Em Nível você vê quanto cada um permite e que dados e documentos pede; você os entrega uma só vez. Mostramos o prazo de resposta antes de você apresentar o pedido.',
  },
  respaldo: {
    question: 'Por que perguntam de onde vem meu dinheiro?',
    answer:
      'A lei nos pede para registrar isso e, acima de certos valores, também um documento que o mostre. A tela diz quais servem. Responder não muda o preço.',
  },
  motivo: {
    question: 'Por que perguntam o motivo do envio?',
    answer:
      'A lei nos pede para registrar o motivo e a origem do dinheiro, e alguns bancos de destino exigem o motivo. Não muda o preço.',
  },
  'personas-empresa': {
    question: 'Como adiciono outras pessoas à minha empresa?',
    answer:
      'Quem administra a empresa as convida por e-mail e escolhe o que cada uma pode fazer: ver, preparar envios ou administrar. Pode mudar isso ou removê-las quando quiser.',
  },
  firmas: {
    question: 'Quando um envio precisa de mais de uma assinatura?',
    answer:
      'Quando os poderes da empresa pedem isso para aquele valor. O envio espera as assinaturas por até 5 dias e é criado com a última. Sem assinaturas nenhuma cobrança é feita.',
  },
  alerta: {
    question: 'Podem me avisar quando a taxa de câmbio baixar?',
    answer:
      'Sim. Na página de cada moeda você cria um alerta com o valor que quer. Avisamos por e-mail uma vez, quando nossa taxa de câmbio chega a ele. Você pode ter até 10 ativos.',
  },
  'pedir-datos': {
    question: 'Meu destinatário pode escrever os próprios dados?',
    answer:
      'Sim. Com **Pedir os dados** você cria um link que funciona uma vez, durante 7 dias, e em vários idiomas. Você confere o que ele escreveu antes de salvar.',
  },
  repetir: {
    question: 'Como repito um envio?',
    answer:
      'No início ou na página de um envio anterior. Guardamos o destinatário e o motivo; você vê o preço de agora antes de confirmar.',
  },
  'no-llego': {
    question: 'Diz entregue, mas meu destinatário não vê o dinheiro',
    answer:
      'Peça que ele confira os lançamentos da conta com os últimos quatro dígitos que você vê no envio. Se não está lá, escreva para nós na página do envio e investigamos com o banco de destino.',
  },
  deuda: {
    question: 'Por que tenho uma dívida?',
    answer:
      'Porque seu banco estornou um pagamento depois que enviamos o dinheiro. O envio continua e falta esse pagamento. Enquanto a dívida está aberta você não pode fazer outro envio.',
  },
  'pagar-deuda': {
    question: 'Como pago uma dívida?',
    answer:
      'Com uma transferência de uma conta em seu nome e a referência que você vê na dívida. Você pode pagar em partes. O que pagar a mais volta para a conta de onde saiu.',
  },
  cartola: {
    question: 'Onde baixo meus documentos?',
    answer:
      'Em Documentos você pede um extrato de um mês, um ano ou outras datas, em PDF, Excel ou CSV. O comprovante de cada envio está na página dele.',
  },
  pendiente: {
    question: 'Por que tenho algo pendente?',
    answer:
      'Porque falta um dado, um documento ou sua aceitação. Cada pendência diz por que a pedimos, o que ela interrompe e o que acontece depois. Você sempre pode ver, cancelar e pedir devoluções.',
  },
  documento: {
    question: 'Como tiro uma boa foto de um documento?',
    answer: `- Use boa luz, sem reflexos.
- As quatro pontas devem aparecer.
- Aproxime até dar para ler todo o texto.

Você também pode enviar um PDF ou continuar no telefone.`,
  },
  respuesta: {
    question: 'Quanto demoram para responder?',
    answer:
      'Ao escrever você vê até quando respondemos. Quando há respostas suficientes, publicamos na Ajuda quanto demoraram as dos últimos 90 dias. Avisamos por e-mail.',
  },
  recompensas: {
    question: 'Como uso minhas recompensas?',
    answer:
      'Você paga seu próximo envio como sempre. Quando ele chega, devolvemos a tarifa para a mesma conta, até gastar suas recompensas. Você também pode doá-las ou guardá-las.',
  },
}
