import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages-documents.es.ts'

export const documentMessages: Translated<typeof spanish> = {
  'document-too-large': {
    what: 'O arquivo tem {size, select, none {mais de {maxSize}} other {{size} e você pode enviar até {maxSize}}}.',
    money: 'Não o guardamos e nenhum dinheiro foi movimentado.',
    next: 'Escolha um arquivo menor ou tire uma foto com menos resolução.',
  },
  'document-empty': {
    what: 'O arquivo está vazio.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Abra-o para conferir se tem conteúdo e escolha outro.',
  },
  'document-type-unknown': {
    what: 'O arquivo não é um PDF nem uma foto JPEG, PNG ou WebP, embora o nome diga que é.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Salve-o como PDF ou tire uma foto, e envie de novo.',
  },
  'document-corrupt': {
    what: 'O arquivo está danificado: não conseguimos abri-lo inteiro.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Abra-o para conferir, salve de novo e envie outra vez.',
  },
  'document-too-complex': {
    what: 'O arquivo tem partes demais e não conseguimos abri-lo.',
    money: 'Não o guardamos e nenhum dinheiro foi movimentado.',
    next: 'Imprima-o de novo como PDF, ou envie uma foto de cada página.',
  },
  'document-locked': {
    what: 'O PDF pede uma senha para abrir.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Salve uma cópia sem senha e envie-a.',
  },
  'document-too-many-pixels': {
    what: 'A imagem tem {width} × {height} pontos, mais do que conseguimos abrir.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Envie uma de até {maxMegapixels} megapixels: uma foto normal do celular basta.',
  },
  'document-too-few-pixels': {
    what: 'A imagem é tão pequena que não dá para ler: tem {width} × {height} pontos.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Tire a foto mais de perto ou envie o original.',
  },
  'document-already-sent': {
    what: 'Você já nos enviou este mesmo arquivo.',
    money: 'Guardamos uma só vez e nenhum dinheiro foi movimentado.',
    next: 'Confira seus documentos; se pedimos outro, escolha um arquivo diferente.',
  },
  'document-infected': {
    what: 'O antivírus encontrou um vírus no arquivo.',
    money: 'Não o guardamos e nenhum dinheiro foi movimentado.',
    next: 'Verifique seu dispositivo com um antivírus e envie outra cópia ou uma foto.',
  },
  'document-in-review': {
    what: 'Já estamos analisando este documento.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Aguarde a resposta; se for preciso outro, vamos pedi-lo.',
  },
  'document-decided': {
    what: 'A análise deste documento já terminou.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página para ver o resultado.',
  },
  'document-gone': {
    what: 'O conteúdo deste documento já não está guardado.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Se precisar dele, envie-o de novo.',
  },
  'upload-elsewhere': {
    what: 'Este arquivo está sendo enviado em outra janela.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Continue de onde parou, ou envie-o de novo.',
  },
  'upload-ended': {
    what: 'O envio deste arquivo já terminou ou já passou mais de um dia.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Escolha o arquivo e envie-o de novo.',
  },
  'upload-differs': {
    what: 'O arquivo que você escolheu não é o mesmo que ficou pela metade.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Escolha-o outra vez e enviamos o arquivo inteiro.',
  },
  'upload-incomplete': {
    what: 'Ainda falta uma parte do arquivo.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Continue o envio de onde parou.',
  },
  'too-many-uploads': {
    what: 'Você tem {most} arquivos com o envio pela metade.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Termine ou cancele algum antes de começar outro.',
  },
  'link-ended': {
    what: 'Este link do documento já venceu.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Abra o documento outra vez pela lista.',
  },
}
