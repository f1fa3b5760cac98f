import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  title: 'Documentos',
  lead: 'Seu extrato mostra cada envio de um período com a tarifa, o IVA e o que chegou.',
  form: {
    title: 'Pedir um extrato',
    kind: 'Período',
    kinds: { month: 'Um mês', year: 'Um ano', days: 'Outras datas' },
    month: 'Mês',
    year: 'Ano',
    from: 'De',
    to: 'Até',
    format: 'Formato',
    formats: {
      pdf: 'PDF',
      xlsx: 'Excel',
      csv: 'CSV',
    },
    formatTexts: {
      pdf: 'Para mostrar a outros: tem um código que qualquer pessoa pode verificar',
      xlsx: 'Para trabalhar com os valores, com um resumo por estado',
      csv: 'Para importar em outro programa',
    },
    submit: 'Baixar extrato',
    faults: {
      format: 'Digite a data com dia, mês e ano. Por exemplo, 24/11/2026.',
      'before-start': 'O último dia é anterior ao primeiro. Escolha o mesmo dia ou um posterior.',
      'not-yet': 'Essa data ainda não chegou. Escolha uma até hoje.',
      'too-long': 'Um extrato tem até 366 dias. Escolha um período mais curto.',
    },
  },
  progress: {
    gathering: 'Buscando seus envios',
    coming:
      '{count, plural, =0 {Baixando o extrato} one {Baixando um envio} other {Baixando {shown} envios}}',
    bytes: '{step}: {size} kB',
    saved:
      '{count, plural, =0 {O extrato está nos seus downloads: não houve envios nessas datas.} one {O extrato de um envio está nos seus downloads.} other {O extrato de {shown} envios está nos seus downloads.}}',
  },
  failed: 'Não conseguimos baixar o extrato',
  issued: {
    title: 'Extratos que você pediu',
    failed: 'Não conseguimos carregar seus extratos',
    empty: 'Você ainda não pediu nenhum extrato',
    emptyText:
      'Aqui guardamos cada um com seu protocolo. Você pode baixá-lo de novo se os envios não mudaram.',
    period: 'De {from} a {to}',
    facts: 'Protocolo {folio}, emitido em {at}',
    sums: '{count, plural, =0 {Sem envios} one {Um envio de {amount}} other {{shown} envios, {amount} no total}}',
    download: 'Baixar em {format} o extrato de {from} a {to}',
    more: 'Carregar mais',
  },
  fileName: 'extrato-{from}-{to}.{format}',
}
