import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages.es.ts'

export const documentMessages: Translated<typeof spanish> = {
  choose: 'Escolher arquivo',
  camera: 'Tirar foto',
  replace: 'Escolher outro',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  remove: 'Excluir',
  phone: {
    open: 'Continuar no celular',
    code: 'Código QR com o endereço desta página',
    text: 'Aponte a câmera do celular para o código e entre com sua conta. Você continua nesta mesma etapa, com o que já salvou.',
    arrives: 'As fotos que você enviar pelo celular aparecem aqui.',
  },
  previewAlt: 'Prévia do que você escolheu',
  hints: {
    card: 'Mostre a cédula inteira, com os quatro cantos à vista.',
    page: 'Inclua todas as páginas, retas e inteiras.',
    face: 'Coloque seu rosto dentro do oval, de frente, sem óculos escuros, gorro nem máscara.',
    faceLight: 'Use boa luz. Ninguém mais deve aparecer na foto.',
    faceSize: 'JPEG, PNG ou WebP de até {size}.',
    light: 'Use boa luz, sem reflexos nem dedos sobre os dados.',
    size: 'PDF, JPEG, PNG ou WebP de até {size}.',
  },
  captions: {
    front: 'Frente da sua cédula',
    back: 'Verso da sua cédula',
    page: 'Seu documento',
    face: 'Seu rosto aqui',
  },
  quality: {
    small: 'A foto é pequena demais: chegue mais perto ou escolha uma maior.',
    dark: 'A foto está escura: tente com mais luz.',
    bright: 'A foto está clara demais ou com reflexos: tente com outra luz.',
    blurry: 'A foto saiu tremida: apoie o celular e tire outra.',
    anyway: 'Vamos enviá-la assim mesmo: serve se der para ler bem.',
  },
  sending: 'Enviando {name}: {sent} de {size}.',
  sendingLeft: 'Enviando {name}: {sent} de {size}. {left}',
  left: {
    seconds: '{count, plural, one {Resta um segundo.} other {Restam cerca de # segundos.}}',
    minutes: '{count, plural, one {Resta cerca de um minuto.} other {Restam cerca de # minutos.}}',
  },
  paused: 'Sem conexão: enviamos {sent} de {size}. Continuamos daí quando ela voltar.',
  begun: {
    title: 'O envio de {name} ficou pela metade',
    text: 'Você enviou {sent} de {size}. Escolha o mesmo arquivo para continuar daí, ou outro para começar de novo.',
    anew: 'Começar de novo',
  },
  checking: 'Recebemos {name}. Estamos verificando.',
  failed: '{name} não foi enviado.',
  states: {
    received: '{name} ({size}) chegou bem. Uma pessoa da nossa equipe vai analisar.',
    'in-review': 'Estamos analisando {name} ({size}).',
    accepted: 'Aceitamos {name} ({size}).',
    replaced: 'Você enviou outro arquivo no lugar de {name}.',
    removed: 'Você excluiu {name}.',
  },
}
