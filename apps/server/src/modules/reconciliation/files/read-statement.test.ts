import { isRefusal } from '@puente/contract'
import { describe, expect, test } from 'vitest'
import { readStatements } from './read-statement.ts'
import type { FileLimits, StatementFile } from './statement-file.ts'

const limits: FileLimits = { maxBytes: 100_000, maxLines: 1000, maxDepth: 24 }

/** The bytes in pieces of this size: the result may not depend on where a piece ends. */
async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = (text: string | Uint8Array, size = 7, more: Partial<FileLimits> = {}) =>
  readStatements(pieces(typeof text === 'string' ? Buffer.from(text) : text, size), { ...limits, ...more })

async function good(text: string | Uint8Array, size = 7): Promise<StatementFile> {
  const file = await read(text, size)
  if (isRefusal(file)) throw new Error(JSON.stringify(file))
  return file
}

const head = 'Cuenta;Cartola;Moneda;Desde;Hasta;Saldo inicial;Saldo final'
const columns = 'Fecha;Identificador;Descripción;Referencia;RUT;Nombre;Cargo;Abono'
const csv = (lines: string, values = '00-123-4;17;CLP;24/11/2026;24-11-2026;1.000;"3.500"') =>
  `${head}\r\n${values}\r\n\r\n${columns}\r\n${lines}\r\n`

describe('CSV', () => {
  test.each([1, 2, 3, 7, 4096])('thousands, quotes and Ñ: read with any piece size (%d)', async (size) => {
    const { statements, format } = await good(
      csv(
        '24/11/2026;A1;"Pago; ""Ñuñoa""";PU22223333;12.345.678-5;Ñandú;;2.500\r\n24/11/2026;;Cargo;;;;0;0,00'.split(
          '\r\n',
        )[0] ?? '',
      ),
      size,
    )
    expect(format).toBe('csv')
    expect(statements).toEqual([
      {
        number: '00-123-4',
        reference: '17',
        sequence: 17n,
        currency: 'CLP',
        fromDay: '2026-11-24',
        toDay: '2026-11-24',
        openingMinor: 1000n,
        closingMinor: 3500n,
        lines: [
          {
            day: '2026-11-24',
            amountMinor: 2500n,
            kind: 'abono',
            bankId: 'A1',
            refs: ['PU22223333', 'A1'],
            words: 'Pago; "Ñuñoa"',
            name: 'Ñandú',
            rut: '12.345.678-5',
          },
        ],
      },
    ])
  })

  test('byte order mark, Latin-1, tabs and decimal commas: read', async () => {
    const text = csv('24/11/2026;;Comisión;;;;10,5;', 'X;C-1;USD;2026-11-24;2026-11-24;10,50;0')
    const marked = await good(`\uFEFF${text}`)
    const latin = await good(Buffer.from(text, 'latin1'), 1)
    const tabs = await good(text.replaceAll(';', '\t'))
    expect(latin.statements).toEqual(marked.statements)
    expect(tabs.statements).toEqual(marked.statements)
    expect(marked.statements[0]?.lines[0]).toMatchObject({ amountMinor: -1050n, words: 'Comisión' })
    expect(latin.hash).not.toEqual(marked.hash)
  })

  test.each([
    ['a number', csv('24/11/2026;;x;;;;;1.23'), { fault: 'number', line: 5, column: 19, found: '1.23' }],
    ['both sides', csv('24/11/2026;;x;;;;5;7'), { fault: 'number', line: 5 }],
    ['neither side', csv('24/11/2026;;x;;;;;'), { fault: 'number', line: 5 }],
    ['a day', csv('31/02/2026;;x;;;;;5'), { fault: 'date', line: 5, column: 1, found: '31/02/2026' }],
    ['a column', csv('').replace('Nombre', 'Sorpresa'), { fault: 'column', line: 4, found: 'Sorpresa' }],
    ['a missing column', csv('').replace(';Abono', ''), { fault: 'missing', line: 4, found: 'abono' }],
    ['an empty cell', csv('', ';1;CLP;24/11/2026;24/11/2026;0;0'), { fault: 'empty', line: 2 }],
    ['a currency', csv('', 'X;1;XXX;24/11/2026;24/11/2026;0;0'), { fault: 'currency', line: 2, column: 5 }],
    ['an open quote', csv('24/11/2026;;"x;;;;;5'), { fault: 'syntax', line: 5 }],
    ['nothing', '', { fault: 'nothing' }],
    ['a workbook', `PK\u0003\u0004${'x'.repeat(50)}`, { fault: 'type' }],
    ['a long cell', csv(`24/11/2026;;${'x'.repeat(3000)};;;;;5`), { fault: 'too-long', line: 5 }],
  ])('%s: refused with the position', async (_what, text, facts) => {
    expect(await read(text, 50)).toMatchObject({ refused: 'statement-unreadable', facts })
  })
})

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-24</Dt></Dt></Bal>`
const entry = `<Ntry><Amt Ccy="USD">12.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><DtTm>2026-11-24T10:00:00-03:00</DtTm></BookgDt><AcctSvcrRef>B7</AcctSvcrRef>
  <NtryDtls><TxDtls><Refs><EndToEndId>0192</EndToEndId></Refs>
  <RltdPties><Cdtr><Pty><Nm>Ana &amp; Co &#209;</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>hola</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const camt = (inside = entry, before = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>
<Stmt><Id>S-1</Id><ElctrncSeqNb>4</ElctrncSeqNb><Acct><Id><Othr><Id>N-1</Id></Othr></Id><Ccy>USD</Ccy></Acct>${balance('OPBD', '100')}${balance('CLBD', '87.50')}${inside}</Stmt></BkToCstmrStmt></Document>`

describe('camt.053', () => {
  test.each([1, 5, 4096])(
    'entries with references and parties: read with any piece size (%d)',
    async (size) => {
      const { statements, format } = await good(camt(), size)
      expect(format).toBe('camt.053')
      expect(statements).toMatchObject([
        {
          number: 'N-1',
          reference: 'S-1',
          sequence: 4n,
          openingMinor: 10_000n,
          closingMinor: 8750n,
          fromDay: '2026-11-24',
        },
      ])
      expect(statements[0]?.lines).toEqual([
        {
          day: '2026-11-24',
          amountMinor: -1250n,
          kind: 'cargo',
          bankId: 'B7',
          refs: ['B7', '0192'],
          words: 'hola',
          name: 'Ana & Co Ñ',
          rut: undefined,
        },
      ])
    },
  )

  test('announced entries are ignored; a file may contain several statements', async () => {
    const pending = await good(camt(entry.replace('BOOK', 'PDNG')))
    expect(pending.statements[0]?.lines).toEqual([])
    const stmt = /<Stmt>[^]*<\/Stmt>/.exec(camt())?.[0] ?? ''
    expect((await good(camt().replace('</Stmt>', `</Stmt>${stmt}`))).statements).toHaveLength(2)
  })

  const bomb = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}">]>`
  test.each([
    ['a document type', camt(entry, bomb), { fault: 'doctype' }],
    ['a foreign file', camt(entry, '<!DOCTYPE x SYSTEM "file:///etc/passwd">'), { fault: 'doctype' }],
    ['an entity of its own', camt(entry.replace('hola', '&xxe;')), { fault: 'entity' }],
    ['what is cut off', camt().slice(0, -60), { fault: 'syntax' }],
    ['another message', camt().replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'), { fault: 'type' }],
    ['depth', camt(`${'<X>'.repeat(40)}${'</X>'.repeat(40)}`), { fault: 'too-deep' }],
    ['an amount', camt(entry.replace('12.5', '12,5')), { fault: 'number', line: 2 }],
    ['another currency', camt(entry.replace('"USD"', '"EUR"')), { fault: 'currency' }],
    ['letters nobody knows', camt(entry, '<?xml version="1.0" encoding="EBCDIC"?>'), { fault: 'encoding' }],
    ['broken letters', Buffer.from(camt(entry.replace('hola', 'Ñ')), 'latin1'), { fault: 'encoding' }],
  ])('%s: refused', async (_what, text, facts) => {
    expect(await read(text, 64)).toMatchObject({ refused: 'statement-unreadable', facts })
  })

  test('a file larger than allowed: refused while it arrives', async () => {
    let taken = 0
    async function* endless() {
      for (;;) {
        taken += 1
        yield Buffer.from(`${taken === 1 ? camt().replace('</Document>', '') : ''}${' '.repeat(10_000)}`)
      }
    }
    const answer = await readStatements(endless(), limits)
    expect(answer).toMatchObject({ refused: 'statement-too-large', facts: { maximumBytes: 100_000 } })
    expect(taken).toBeLessThan(25)
  })

  test('20 MB: read as a stream', async () => {
    const [before = '', after = ''] = camt(`@@`).split('@@')
    async function* large() {
      yield Buffer.from(before)
      const block = Buffer.from(
        `<Ntry><Amt Ccy="USD">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt><Other>${'<a>x</a>'.repeat(100)}</Other></Ntry>`.repeat(
          10,
        ),
      )
      for (let sent = 0; sent < 19_500_000; sent += block.length) yield block
      yield Buffer.from(after)
    }
    const file = await readStatements(large(), { maxBytes: 20_000_000, maxLines: 100_000, maxDepth: 24 })
    expect(isRefusal(file)).toBe(false)
    expect('statements' in file && file.statements[0]?.lines.length).toBeGreaterThan(15_000)
  })
})
