import type { CloseLineWire } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { evidenceText } from './evidence-text.ts'

const line = (one: Partial<CloseLineWire>): CloseLineWire => ({
  check: 'statements',
  state: 'missing',
  count: 1,
  names: ['nostro PEN'],
  owner: 'treasury',
  ...one,
})

test.each<[string, Partial<CloseLineWire>, string]>([
  ['one account', {}, 'Falta la cartola de una cuenta: Cuenta nostro PEN'],
  [
    'more accounts than names',
    { count: 3, names: ['client-bank CLP', 'nostro USD'] },
    'Faltan las cartolas de 3 cuentas: Banco de clientes CLP, Cuenta nostro USD…',
  ],
  [
    'a day without a rate',
    { check: 'rates', names: ['2026-11-24 PEN'] },
    'Falta un tipo de cambio: 24/11/2026 PEN',
  ],
  [
    'a month whose file nobody took',
    { check: 'tax-documents', names: ['2026-11'] },
    'Falta descargar, después de su último día, el archivo de 11/2026',
  ],
  [
    'two months whose files nobody took',
    { check: 'tax-documents', count: 2, names: ['2026-10', '2026-11'] },
    'Faltan por descargar, después de su último día, los archivos de 10/2026, 11/2026',
  ],
  ['a currency that is short', { check: 'safeguarding', names: ['USD'] }, 'Falta dinero de clientes en USD'],
  ['two breaks', { check: 'breaks', count: 2, names: [] }, '2 descuadres abiertos'],
  [
    'a clean replay',
    { check: 'replay', state: 'ok', count: 0, names: [], at: '2026-11-25T06:00:00.000Z' },
    'Sin errores el 25/11/2026 03:00',
  ],
  ['what is not needed', { check: 'tax-documents', state: 'not-needed', names: [] }, 'No se necesita'],
])('%s: one sentence', (_what, one, text) => {
  expect(evidenceText(line(one))).toBe(text)
})
