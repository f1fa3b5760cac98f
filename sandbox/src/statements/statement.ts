/** One movement of an account of Puente, in minor units; positive for credits. */
export type Movement = {
  readonly id: string
  readonly at: number
  readonly minor: bigint
  readonly reference: string
  readonly words: string
  readonly rut: string | null
  readonly name: string | null
}

/** The movements of one account between two days, both included. */
export type Statement = {
  readonly number: string
  readonly reference: string
  readonly currency: string
  readonly decimals: number
  readonly from: string
  readonly to: string
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  /** Each movement with its day in Santiago. */
  readonly lines: readonly (Movement & { readonly day: string })[]
}

const sum = (lines: readonly Movement[]): bigint => lines.reduce((total, { minor }) => total + minor, 0n)

/** The statement of these days, from all movements; its reference changes when movements are added. */
export function statementOf(
  account: Pick<Statement, 'number' | 'currency' | 'decimals'> & { readonly beganMinor: bigint },
  moved: readonly (Movement & { readonly day: string })[],
  from: string,
  to: string,
): Statement {
  const { beganMinor, ...of } = account
  const lines = moved.filter(({ day }) => day >= from && day <= to)
  const openingMinor = beganMinor + sum(moved.filter(({ day }) => day < from))
  const days = [from, to].map((day) => day.replaceAll('-', '')).join('-')
  return {
    ...of,
    reference: `${days}-${lines.length}`,
    from,
    to,
    openingMinor,
    closingMinor: openingMinor + sum(lines),
    lines,
  }
}

function decimal(minor: bigint, decimals: number, point: string): string {
  if (decimals === 0) return String(minor)
  const text = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  return `${minor < 0n ? '-' : ''}${text.slice(0, -decimals)}${point}${text.slice(-decimals)}`
}

const cell = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** As a CSV file, in the columns that Puente imports. */
export function csvOf(statement: Statement): string {
  const { number, reference, currency, decimals, from, to, openingMinor, closingMinor, lines } = statement
  const amount = (minor: bigint) => decimal(minor, decimals, ',')
  const rows = lines.map(({ day, id, words, reference: said, rut, name, minor }) => [
    day,
    id,
    words,
    said,
    rut ?? '',
    name ?? '',
    minor < 0n ? amount(-minor) : '',
    minor > 0n ? amount(minor) : '',
  ])
  return [
    ['Cuenta', 'Cartola', 'Moneda', 'Desde', 'Hasta', 'Saldo inicial', 'Saldo final'],
    [number, reference, currency, from, to, amount(openingMinor), amount(closingMinor)],
    [],
    ['Fecha', 'Identificador', 'Descripción', 'Referencia', 'RUT', 'Nombre', 'Cargo', 'Abono'],
    ...rows,
    [],
  ]
    .map((cells) => cells.map(cell).join(';'))
    .join('\r\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor)
const side = (minor: bigint): string => `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

/** As ISO 20022 camt.053. */
export function camtOf(statement: Statement): string {
  const { number, reference, currency, decimals, from, to, lines } = statement
  const amount = (minor: bigint) =>
    `<Amt Ccy="${currency}">${decimal(size(minor), decimals, '.')}</Amt>${side(minor)}`
  const balance = (code: string, minor: bigint, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  const party = ({ minor, name, rut }: Movement) => {
    if (name === null) return ''
    const id = rut === null ? '' : `<Id><PrvtId><Othr><Id>${escaped(rut)}</Id></Othr></PrvtId></Id>`
    const tag = minor < 0n ? 'Cdtr' : 'Dbtr'
    return `<RltdPties><${tag}><Pty><Nm>${escaped(name)}</Nm>${id}</Pty></${tag}></RltdPties>`
  }
  const entries = lines.map(
    (
      line,
    ) => `<Ntry>${amount(line.minor)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${line.day}</Dt></BookgDt><AcctSvcrRef>${escaped(line.id)}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>${escaped(line.reference || 'NOTPROVIDED')}</EndToEndId></Refs>${party(line)}<RmtInf><Ustrd>${escaped(line.words)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${reference}</MsgId></GrpHdr>
<Stmt><Id>${reference}</Id><FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', statement.openingMinor, from)}${balance('CLBD', statement.closingMinor, to)}
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>
`
}
