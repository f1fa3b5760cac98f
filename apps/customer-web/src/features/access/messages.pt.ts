import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  title: 'Entre na sua conta',
  lead: 'Para enviar dinheiro e ver seus envios.',
  again:
    'Sua sessão está encerrada: ela se encerra após um tempo sem uso ou a partir de outro aparelho. Entre e você volta à página que pediu.',
  closed:
    'Sua conta está encerrada. Até {until} você pode entrar para ver seus envios e comprovantes, receber devoluções e reclamar.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  passwordMissing: 'Digite sua senha',
  wrong: {
    title: 'O e-mail e a senha não coincidem',
    message: 'Confira os dois e tente de novo. A senha diferencia maiúsculas e minúsculas.',
  },
  locked: {
    title: 'Houve várias tentativas sem sucesso neste dispositivo',
    message:
      'Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}, ou mude sua senha se não se lembra dela. Seus envios continuam.',
  },
  complain: 'Escrever pelo formulário de reclamações',
  forgotten: 'Esqueci minha senha',
  factorLost: 'Não tenho meu segundo fator',
  stranger: 'Primeira vez aqui?',
  signUp: 'Crie sua conta',
  passkey: 'Entrar com uma chave de acesso',
  passkeyFailed: 'Não conseguimos entrar com essa chave',
  passkeyGone: 'Nenhuma conta tem essa chave agora. Entre com sua senha.',
  passkeyAgain: 'Tentar de novo',
  security: {
    title: 'Segurança',
    lead: 'Como você entra na sua conta e de onde.',
  },
  demo: {
    title: 'Contas de demonstração',
    text: 'Este é o ambiente de teste: o dinheiro não é real.',
    person: 'Pessoa',
    company: 'Empresa',
    use: 'Usar {email}',
    password: 'A senha das duas é {password}',
  },
}
