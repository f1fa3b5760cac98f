import { currencyIn, dayIn, momentIn, xmlAmount } from './read-values.ts'
import { FileProblem, type FileLine, type FileStatement, type Place } from './statement-file.ts'

/** Attributes of an amount's tag. */
export interface CamtTag {
  readonly currency: string
}

interface Balance {
  code?: string
  minor?: bigint
  day?: string
  isDebit?: boolean
}

interface Party {
  name?: string
  rut?: string
}

interface Entry {
  minor?: bigint
  isDebit?: boolean
  status?: string
  booked?: string
  valued?: string
  bankId?: string
  kind?: string
  readonly refs: string[]
  readonly words: string[]
  readonly debtor: Party
  readonly creditor: Party
}

const REFS_MAX = 100
/** The reference that a bank writes when the payer gave none. */
const NOTHING_SAID = 'NOTPROVIDED'
const newEntry = (): Entry => ({ refs: [], words: [], debtor: {}, creditor: {} })
const signed = (minor: bigint, isDebit: boolean | undefined) => (isDebit === true ? -minor : minor)

/** One `Stmt` of camt.053 while it is read; paths are relative to it. Unused elements are ignored. */
export class CamtStatement {
  private number = ''
  private reference = ''
  private currency = ''
  private sequence: string | undefined
  private from: string | undefined
  private to: string | undefined
  private madeAt: Date | undefined
  private balance: Balance = {}
  private readonly balances: Balance[] = []
  private entry = newEntry()
  private readonly lines: FileLine[] = []

  /** Handles the end of an element. */
  closed(path: string, text: string, tag: CamtTag, place: Place): void {
    if (path === 'Ntry') return this.endEntry(place)
    if (path.startsWith('Ntry/')) return this.ofEntry(path.slice(5), text, tag, place)
    if (path === 'Bal') {
      this.balances.push(this.balance)
      this.balance = {}
      return
    }
    if (path.startsWith('Bal/')) return this.ofBalance(path.slice(4), text, tag, place)
    if (path === 'Id') this.reference = text
    else if (path === 'CreDtTm') this.madeAt = momentIn(text)
    else if (path === 'LglSeqNb') this.sequence = text
    else if (path === 'ElctrncSeqNb') this.sequence ??= text
    else if (path === 'Acct/Id/IBAN' || path === 'Acct/Id/Othr/Id') this.number = text
    else if (path === 'Acct/Ccy') this.currency = currencyIn(text, place)
    else if (path === 'FrToDt/FrDtTm' || path === 'FrToDt/FrDt') this.from = dayIn(text, place)
    else if (path === 'FrToDt/ToDtTm' || path === 'FrToDt/ToDt') this.to = dayIn(text, place)
  }

  /** The whole statement. Throws when a mandatory part is missing. */
  end(place: Place): FileStatement {
    const missing = (what: string) => new FileProblem('missing', place, what)
    const opening = this.balanceOf('OPBD') ?? this.balanceOf('PRCD')
    const closing = this.balances.findLast(({ code }) => code === 'CLBD')
    if (this.reference === '') throw missing('Id')
    if (this.number === '') throw missing('Acct/Id')
    if (opening?.minor === undefined) throw missing('Bal OPBD')
    if (closing?.minor === undefined) throw missing('Bal CLBD')
    if (this.currency === '') throw missing('Acct/Ccy')
    const toDay = this.to ?? closing.day
    const fromDay = this.from ?? (opening.code === 'OPBD' ? opening.day : undefined) ?? toDay
    if (fromDay === undefined || toDay === undefined) throw missing('FrToDt')
    return {
      number: this.number,
      reference: this.reference,
      sequence: /^[0-9]{1,12}$/.test(this.sequence ?? '') ? BigInt(this.sequence ?? '') : undefined,
      currency: this.currency,
      fromDay,
      toDay,
      madeAt: this.madeAt,
      openingMinor: signed(opening.minor, opening.isDebit),
      closingMinor: signed(closing.minor, closing.isDebit),
      lines: this.lines,
    }
  }

  private balanceOf(wanted: string): Balance | undefined {
    return this.balances.find(({ code }) => code === wanted)
  }

  /** An amount in the statement's currency. Throws at another currency, which this account cannot have moved. */
  private amount(text: string, tag: CamtTag, place: Place): bigint {
    const currency = currencyIn(tag.currency, place)
    if (this.currency === '') this.currency = currency
    if (currency !== this.currency) throw new FileProblem('currency', place, currency)
    return xmlAmount(text, currency, place)
  }

  private ofBalance(path: string, text: string, tag: CamtTag, place: Place): void {
    if (path === 'Tp/CdOrPrtry/Cd') this.balance.code = text
    else if (path === 'Amt') this.balance.minor = this.amount(text, tag, place)
    else if (path === 'CdtDbtInd') this.balance.isDebit = text === 'DBIT'
    else if (path === 'Dt/Dt' || path === 'Dt/DtTm') this.balance.day = dayIn(text, place)
  }

  private ofEntry(path: string, text: string, tag: CamtTag, place: Place): void {
    const { entry } = this
    if (path === 'Amt') entry.minor = this.amount(text, tag, place)
    else if (path === 'CdtDbtInd') {
      if (text !== 'DBIT' && text !== 'CRDT') throw new FileProblem('syntax', place, text)
      entry.isDebit = text === 'DBIT'
    } else if (path === 'Sts' || path === 'Sts/Cd') {
      if (text !== '') entry.status ??= text
    } else if (path === 'BookgDt/Dt' || path === 'BookgDt/DtTm') entry.booked = dayIn(text, place)
    else if (path === 'ValDt/Dt' || path === 'ValDt/DtTm') entry.valued = dayIn(text, place)
    else if (path === 'AcctSvcrRef') this.named((entry.bankId = text))
    else if (path === 'NtryRef') this.named((entry.bankId ??= text))
    else if (path === 'BkTxCd/Prtry/Cd') entry.kind = text
    else if (path === 'BkTxCd/Domn/Fmly/SubFmlyCd') entry.kind ??= text
    else if (path === 'AddtlNtryInf') entry.words.push(text)
    else if (path.startsWith('NtryDtls/TxDtls/')) this.ofDetail(path.slice(16), text)
  }

  private ofDetail(path: string, text: string): void {
    const { entry } = this
    if (/^Refs\/(EndToEndId|TxId|InstrId|AcctSvcrRef|UETR)$/.test(path)) return this.named(text)
    if (path === 'RmtInf/Ustrd' || path === 'AddtlTxInf') {
      entry.words.push(text)
      return
    }
    const [, side, rest] = /^RltdPties\/(Dbtr|Cdtr)\/(?:Pty\/)?(.+)$/.exec(path) ?? []
    if (side === undefined) return
    const party = side === 'Dbtr' ? entry.debtor : entry.creditor
    if (rest === 'Nm') party.name ??= text
    else if (rest === 'Id/PrvtId/Othr/Id' || rest === 'Id/OrgId/Othr/Id') party.rut ??= text
  }

  private named(reference: string): void {
    const { refs } = this.entry
    if (reference !== '' && reference !== NOTHING_SAID && refs.length < REFS_MAX) refs.push(reference)
  }

  private endEntry(place: Place): void {
    const { entry } = this
    this.entry = newEntry()
    // An entry that is only announced has not moved money.
    if (entry.status !== undefined && entry.status !== 'BOOK') return
    const day = entry.booked ?? entry.valued
    if (entry.minor === undefined) throw new FileProblem('missing', place, 'Amt')
    if (entry.isDebit === undefined) throw new FileProblem('missing', place, 'CdtDbtInd')
    if (day === undefined) throw new FileProblem('missing', place, 'BookgDt')
    const { name, rut } = entry.isDebit ? entry.creditor : entry.debtor
    this.lines.push({
      day,
      amountMinor: signed(entry.minor, entry.isDebit),
      kind: entry.kind ?? (entry.isDebit ? 'cargo' : 'abono'),
      bankId: entry.bankId,
      refs: entry.refs,
      words: entry.words.join(' ').slice(0, 500),
      name,
      rut,
    })
  }
}
