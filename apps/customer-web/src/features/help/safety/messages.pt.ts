import type { Translated } from '@puente/contract'
import type { safetyMessages as spanish } from './messages.es.ts'

export const safetyMessages: Translated<typeof spanish> = {
  title: 'Segurança',
  lead: 'Como cuidamos do seu dinheiro e dos seus dados, e como reconhecer quem se faz passar por nós.',
  description:
    'Como protegemos seu dinheiro e seus dados, como reconhecer uma fraude e o que fazer se você sofreu um golpe.',
  protect: {
    title: 'Como protegemos você',
    text: `- **Identidade.** Confirmamos quem é cada cliente antes do primeiro envio.
- **Seu dinheiro separado.** O que você paga fica em uma conta bancária diferente da nossa até ser convertido ou devolvido.
- **Só em seu nome.** Usamos só pagamentos feitos com seu RUT e devolvemos só para contas com seu RUT.
- **Segunda confirmação.** Nós a pedimos para adicionar um destinatário, mudar dados bancários ou entrar em um dispositivo novo.
- **Dados criptografados.** Guardamos seus dados pessoais criptografados e registramos quem os vê.
- **Sessão que se encerra.** Encerramos sua sessão depois de 15 minutos sem uso.`,
  },
  recognise: {
    title: 'Como reconhecer uma fraude',
    text: `- **Senhas e códigos.** Nunca os pedimos por telefone, e-mail, mensagem nem redes sociais. Se alguém os pedir, não somos nós.
- **Contas estranhas.** A conta para pagar aparece dentro do seu envio. Nunca pedimos que você transfira a uma pessoa, nem que pague com criptomoedas ou cartões-presente.
- **Pressa e segredo.** Se pressionam você a enviar já, ou pedem que não conte a ninguém, pare e pergunte a alguém de confiança.
- **Prêmios, romances e trabalhos.** Ninguém que você não viu pessoalmente precisa que você envie dinheiro.
- **Emprestar sua conta.** Enviar a mando de outros, mesmo que paguem, pode tornar você responsável por um crime.`,
    address: 'Nosso endereço é {address}. Confira-o na barra do navegador antes de digitar sua senha.',
  },
  report: {
    title: 'Se você acha que sofreu um golpe',
    text: `- **Cancele o envio.** Faça isso na página dele: se ainda não convertemos o dinheiro, devolvemos tudo.
- **Mude sua senha.** Se você a digitou em outro site, mude-a aqui e onde usa a mesma.
- **Avise seu banco.** Todos têm um canal de fraudes que atende 24 horas.
- **Conte para nós.** Diga a hora, a mensagem e os dados que tiver, e tentamos interromper os envios em andamento.
- **Denuncie.** Na PDI, nos Carabineros (as polícias) ou na Fiscalía (o Ministério Público). Com a denúncia, o banco de destino pode ajudar.`,
    action: 'Avisar agora',
    honest:
      'Um envio já entregue nem sempre pode ser recuperado: depende do banco de destino e de quem o recebeu. Avise-nos quanto antes.',
  },
  flaw: {
    title: 'Se você encontrou uma falha de segurança',
    text: 'Escreva para {email} com os passos para vê-la. Não use dados de outras pessoas e nos dê tempo para corrigi-la antes de publicá-la.',
  },
}
