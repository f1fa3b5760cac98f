import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { screenWords } from './screen-words.ts'
import { readTree } from './tree.ts'

const glossary = `## Words on the screens of staff

| word    | what it names        | not               |
| ------- | -------------------- | ----------------- |
| Cartola | a statement          | extracto, "Vence" |

## Words on the screens of customers

| word         | what it names | not            |
| ------------ | ------------- | -------------- |
| Destinatario | who is paid   | receptor, mail |

## Words of the code
`
const staff = 'apps/backoffice-web/src/features/transfers/messages.es.ts'
const answers = 'apps/backoffice-web/src/features/support/messages-answers.es.ts'
const customers = 'apps/customer-web/src/features/transfers/messages.es.ts'

const mails = 'packages/contract/src/notifications/messages-transfers.es.ts'
const receipts = 'apps/server/src/modules/statements/messages.es.ts'

const faultsOf = (path: string, text: string) =>
  screenWords(readTree(writeTree({ 'docs/glossary.md': glossary, [path]: text })))

test.each([
  ['a retired word', staff, "const m = { a: 'Ver el Extracto' }", 1],
  ['a retired label', staff, "const m = { a: 'Vence' }", 1],
  ['a retired label within a sentence', staff, "const m = { a: 'Vence pronto' }", 0],
  ['a part of a longer word', staff, "const m = { a: 'Los extractos' }", 0],
  ['a key', staff, "const m = { 'extracto': 'Cartola' }", 0],
  ['an answer that customers read', answers, "const m = { a: 'Ver el extracto' }", 0],
  ['a screen of customers', customers, "const m = { a: 'Ver el extracto' }", 0],
])('$0: reports $3 faults', (_what, path, text, count) => {
  const faults = faultsOf(path, text)
  expect(faults).toHaveLength(count)
  for (const fault of faults) expect(fault).toContain('use Cartola')
})

test.each([
  ['a retired word', customers, "const m = { a: 'Elige al receptor' }", 1],
  ['a retired word of a mail', mails, "const m = { a: 'Llegó al receptor' }", 1],
  ['a retired word of a document', receipts, 'const m = { a: (to: string) => `Receptor ${to}` }', 1],
  ['a retired word after a variable', receipts, 'const m = { a: (to: string) => `${to}, receptor` }', 1],
  ['a variable', customers, "const m = { a: 'Para {receptor}: {mail, select, other {nada}}' }", 0],
  ['an import', customers, "import type { A } from './receptor.ts'", 0],
  ['a screen of staff', staff, "const m = { a: 'Elige al receptor' }", 0],
  ['a retired word in an answer of staff', answers, "const m = { a: 'Para el receptor' }", 1],
])('$0 for customers: reports $3 faults', (_what, path, text, count) => {
  const faults = faultsOf(path, text)
  expect(faults).toHaveLength(count)
  for (const fault of faults) expect(fault).toContain('use Destinatario')
})
