import {
  companyPersonStates,
  machineFields,
  otherChecks,
  selfieStates,
  selfieVerdicts,
} from '@puente/contract'
import { checklistChecks, type ChecklistLine } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { lineResult, lineText } from './line-text.ts'

type Line = Pick<ChecklistLine, 'check' | 'of' | 'result'>

const lines: readonly (readonly [Line, string, string])[] = [
  [{ check: 'identity', result: 'registry' }, 'Identidad confirmada', 'El Registro Civil coincide'],
  [{ check: 'screening', result: 'hit' }, 'Listas', 'Con coincidencias: deciden dos personas'],
  [{ check: 'exposure', result: 'self' }, 'Persona expuesta políticamente', 'Sí: deciden dos personas'],
  [{ check: 'fact', of: 'income', result: 'missing' }, 'Dato: Ingresos al mes', 'Sin declarar'],
  [
    { check: 'document', of: 'identity', result: 'waiting' },
    'Documento: Documento de identidad',
    'Por revisar',
  ],
  [{ check: 'document', of: 'powers', result: 'too-old' }, 'Documento: Poderes', 'Vencido'],
  [{ check: 'owners', result: '' }, 'Beneficiarios finales conocidos', 'Nadie'],
  [{ check: 'owners', result: '1:6000 2:4000' }, 'Beneficiarios finales conocidos', '2 personas'],
  [
    { check: 'ownership', result: 'too-deep' },
    'Estructura de propiedad completa',
    'Con observaciones: mira los beneficiarios finales',
  ],
  [
    { check: 'person', of: '2', result: 'waiting' },
    'Persona 2 de la empresa',
    'Su documento espera revisión',
  ],
  [{ check: 'rut', result: 'taken' }, 'RUT sin otra cuenta', 'Otro cliente tiene este RUT'],
  [{ check: 'powers', result: 'none' }, 'Poderes registrados', 'Todavía no'],
  [{ check: 'owners-compared', result: 'differs' }, 'Dueños comparados con la escritura', 'Difieren'],
  [
    { check: 'looked-at', result: 'some' },
    'Documentos abiertos por alguien del equipo',
    'Falta abrir al menos uno',
  ],
]

test.each(lines)('%j: its name and its result in words', (line, text, result) => {
  expect([lineText(line), lineResult(line)]).toEqual([text, result])
})

test.each(checklistChecks)('%s: the checklist has a name for it', (check) => {
  expect(lineText({ check, result: '' })).not.toContain('lines.')
})

test.each(companyPersonStates)('a person whose document is %s: a result in words', (result) => {
  expect(lineResult({ check: 'person', of: '1', result })).not.toContain('results.')
})

const selfieResults = [
  'missing',
  ...selfieStates.filter((state) => state !== 'accepted'),
  ...selfieVerdicts,
  ...otherChecks,
]

test.each(selfieResults)('a selfie with the result %s: in words', (result) => {
  expect(lineResult({ check: 'selfie', result })).not.toContain('results.')
})

test('fields that the machine read otherwise: named in words, each of them', () => {
  const text = lineResult({ check: 'reading', result: machineFields.join(' ') })
  expect(text).toMatch(/^Difiere en /)
  expect(text.split(', ')).toHaveLength(machineFields.length)
})
