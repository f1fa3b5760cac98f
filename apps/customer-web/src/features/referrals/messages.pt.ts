import type { Translated } from '@puente/contract'
import type { referralMessages as spanish } from './messages.es.ts'

export const referralMessages: Translated<typeof spanish> = {
  program: {
    title: 'Convide e os dois ganham',
    lead: 'Compartilhe seu código. Quando chegar o primeiro envio de quem você convidou, você ganha {inviter} e essa pessoa {invited}.',
    failed: 'Não conseguimos carregar seu programa de convites',
  },
  code: {
    title: 'Seu código',
    copyCode: 'Copiar código',
    link: 'Link para compartilhar',
    copyLink: 'Copiar link',
    share: 'Compartilhar',
    shared:
      'Abra sua conta com meu código {code} e, quando seu primeiro envio chegar, você ganha {invited} para suas tarifas.',
    counts:
      '{open, plural, =0 {{rewarded, plural, =0 {Ainda ninguém se cadastrou com seu código.} other {As pessoas que você convidou já fizeram o primeiro envio.}}} one {Uma pessoa convidada ainda não fez o primeiro envio.} other {# pessoas convidadas ainda não fizeram o primeiro envio.}} {rewarded, plural, =0 {Você ainda não ganhou recompensas.} one {Você ganhou uma recompensa.} other {Você ganhou # recompensas.}}',
  },
  conditions: {
    title: 'Condições',
    send: 'Vale o primeiro envio de pelo menos {minimum} que chegar ao destino.',
    year: 'Você pode ganhar até {count, plural, one {uma recompensa} other {# recompensas}} em doze meses. Quem se cadastra com seu código sempre ganha a sua.',
    self: 'Não conta convidar a si, alguém com seu mesmo RUT ou alguém que usa sua mesma conta.',
    money:
      'Uma recompensa não é saldo e não pode ser sacada: você a usa em tarifas dos seus envios ou a doa. Não vence.',
  },
  enter: {
    title: 'Recebeu um convite?',
    lead: 'Digite o código antes do seu primeiro envio. Quando ele chegar, os dois ganham.',
    code: 'Código de convite',
    hint: 'Oito letras e números',
    missing: 'Digite o código. Por exemplo, K7MPQ2RT.',
    submit: 'Usar código',
  },
  invited: {
    title: 'Você recebeu um convite: ganha {reward} para suas tarifas',
    when: 'Você os recebe quando chegar seu primeiro envio de pelo menos {minimum}.',
  },
  invitations: {
    title: 'Quem se cadastrou com seu código',
    failed: 'Não conseguimos carregar seus convites',
    empty: 'Ainda ninguém se cadastrou com seu código',
    emptyText: 'Compartilhe seu link. Aqui você verá cada conta aberta com ele, sem o nome da pessoa.',
    joined: 'Abriu a conta em {date}',
    more: 'Ver mais convites',
    states: { open: 'Ainda não envia', rewarded: 'Recompensa ganha', 'not-counted': 'Não conta' },
  },
  rewards: {
    title: 'Suas recompensas',
    failed: 'Não conseguimos carregar suas recompensas',
    empty: 'Você ainda não tem recompensas',
    emptyText: 'Você ganha a primeira quando alguém que convidou faz o primeiro envio.',
    more: 'Ver mais recompensas',
    earned: 'Ganha em {date}',
    left: 'Restam {amount} de {whole}',
    sides: { inviter: 'Por convidar', invited: 'Por se cadastrar com convite' },
    states: {
      open: 'A decidir',
      kept: 'Guardada',
      applied: 'Paga tarifas',
      used: 'Usada',
      donated: 'Doada',
    },
    refunds: 'Tarifas que suas recompensas pagaram',
    refund: 'Devolvidos em {date} para a conta de onde você pagou',
    transfer: 'Ver envio',
  },
  balance: {
    have: 'Você tem',
    none: 'Você não tem recompensas para usar',
    noneText:
      'Quando chegar o primeiro envio de alguém que você convidar, decida aqui o que fazer com o que ganhar.',
    invite: 'Convidar alguém',
    applied: '{amount} pagam as tarifas dos próximos envios de {to}.',
    kept: 'Você guardou suas recompensas até {date}. Pode decidir antes.',
    decide: 'Usar, doar ou guardar',
    change: 'Mudar o que decidi',
  },
  decide: {
    title: 'O que fazer com suas recompensas?',
    lead: 'Você as ganhou por convidar ou por se cadastrar com um convite. Sua escolha vale para todas as que restam, e você pode mudá-la enquanto não as usar.',
    failed: 'Não conseguimos carregar suas recompensas',
    back: 'Convites e recompensas',
    legend: 'Escolha o que fazer com {amount}',
    missing: 'Escolha uma das três',
    choices: {
      use: 'Usá-las nas minhas tarifas',
      donate: 'Doá-las a uma causa',
      keep: 'Guardá-las para depois',
    },
    texts: {
      use: 'Você paga seu próximo envio como sempre. Quando ele chega, devolvemos a tarifa para a mesma conta, até gastar suas recompensas.',
      donate:
        'Entregamos o valor completo à causa que você escolher. Pedimos que confirme, porque não dá para desfazer.',
      keep: 'Não perguntamos de novo em {days} dias. Elas continuam suas.',
    },
    forWhom: 'Valem para os envios que você fizer por {name}.',
    go: 'Continuar',
    submit: {
      use: 'Usar {amount} em tarifas',
      donate: 'Doar {amount}',
      keep: 'Guardar {amount}',
    },
    done: {
      use: 'Pronto: {amount} vão pagar as tarifas dos seus próximos envios',
      donate: 'Você doou {amount} para {cause}',
      keep: 'Guardamos suas recompensas até {date}',
    },
    doneTexts: {
      use: 'Quando seu próximo envio chegar, você verá a devolução na conta de onde pagou.',
      donate: 'Agradecemos. Vamos entregar o dinheiro à causa.',
      keep: 'Você pode voltar aqui quando quiser.',
    },
    send: 'Fazer um envio',
    home: 'Ir para o início',
  },
  causes: {
    legend: 'Para que causa?',
    failed: 'Não conseguimos carregar as causas',
    none: 'Agora não há causas para doar.',
    missing: 'Escolha uma causa',
  },
  confirm: {
    title: 'Doar {amount} para {cause}?',
    text: 'Você doa todas as suas recompensas, {amount}. Depois de confirmar não dá para desfazer.',
    yes: 'Sim, doar {amount}',
    no: 'Não doar ainda',
  },
}
