import { createHash } from 'node:crypto'
import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { inPieces } from '../../platform/in-pieces.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { referenceIn, rutIndex } from '../payins/index.ts'
import {
  coverAccount,
  lockAccount,
  openReconciledAccounts,
  type ReconciledAccount,
} from './accounts.store.ts'
import { collectBooks } from './collect.store.ts'
import { judge, type IdentifiedLine } from './control.ts'
import { DETAIL, plainReference, type ItemDetail } from './item.ts'
import { insertLines, knownLines, type NewLine } from './items.store.ts'
import { keepOpening } from './opening.ts'
import { rulesInForce } from './matching/rules.ts'
import { settleAccount } from './settle-account.ts'
import type { FileLine, FileStatement, StatementFile } from './files/statement-file.ts'
import {
  insertStatement,
  refusedBefore,
  standing,
  statementFor,
  type BankStatement,
} from './statements.store.ts'

/** Banks date movements after hours with the next banking day, which a long weekend puts several days ahead. */
const DAYS_AHEAD_MAX = 7

/** The worker matches longer files, so that the import responds soon. */
const LINES_AT_ONCE = 2000
/** Lines processed before the event loop serves other requests. */
const LINES_IN_A_PIECE = 500
const UUID = /\b[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\b/gi
const REFS_MAX = 100

interface Line extends IdentifiedLine {
  readonly said: FileLine
}

/**
 * Identity of a line across statements: the bank's id, or else all its fields and its number among equal lines of the
 * day.
 */
async function identified(lines: readonly FileLine[]): Promise<Line[]> {
  const seen = new Map<string, number>()
  const identify = (said: FileLine): Line => {
    const { day, amountMinor, bankId, refs, words, rut } = said
    const what = bankId === undefined ? [words, rut ?? '', ...refs] : [bankId]
    const key = [day, String(amountMinor), ...what].join('\0')
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const identity = createHash('sha256').update(`${key}\0${nth}`).digest('hex')
    return { identity, day, amountMinor, said }
  }
  const all: Line[] = []
  for await (const some of inPieces(lines, LINES_IN_A_PIECE)) all.push(...some.map(identify))
  return all
}

/** The references of a line: its own, and ours within its text. */
function referencesOf({ refs, words }: FileLine): string[] {
  const ours = [referenceIn(words) ?? [], ...(words.match(UUID) ?? [])].flat()
  return [...new Set([...refs, ...ours].map(plainReference))].filter((ref) => ref !== '').slice(0, REFS_MAX)
}

const rutOf = (work: Work, rut: string | undefined): Buffer | undefined => {
  const parsed = parseRut(rut ?? '')
  return 'fault' in parsed ? undefined : rutIndex(work.vault, parsed.normalised)
}

function toNewLine(work: Work, { identity, said }: Line, position: number): NewLine {
  const detail: ItemDetail = { words: said.words, name: said.name, rut: said.rut }
  const id = work.id()
  return {
    id,
    identity: Buffer.from(identity, 'hex'),
    position,
    day: said.day,
    amountMinor: said.amountMinor,
    kind: said.kind.slice(0, 60),
    refs: referencesOf(said),
    rutIndex: rutOf(work, said.rut),
    detail: work.vault.encrypt(DETAIL, JSON.stringify(detail), id),
  }
}

const coveredBy = ({ startsOn, coveredUntil, closingMinor, sequence }: ReconciledAccount) =>
  startsOn === undefined || coveredUntil === undefined
    ? undefined
    : { startsOn, until: coveredUntil, closingMinor, sequence }

interface Sent {
  readonly file: StatementFile
  readonly place: number
  readonly fileName: string
  readonly staffId: Id<'staff'>
}

/** When the statement was written, from its file; at most the time of the import. */
const writtenAt = ({ now }: Work, { madeAt }: FileStatement): Date =>
  madeAt !== undefined && madeAt < now ? madeAt : now

const cover = (work: Work, account: ReconciledAccount, statement: FileStatement) =>
  coverAccount(work, account, { ...statement, until: writtenAt(work, statement) })

const extentOf = ({ sequence, fromDay, toDay, openingMinor, closingMinor }: FileStatement) => ({
  sequence,
  fromDay,
  toDay,
  openingMinor,
  closingMinor,
})

/**
 * Judges one statement and stores it with its verdict. A stored statement, or one refused as before, changes nothing.
 */
async function takeIn(
  work: Work,
  account: ReconciledAccount,
  statement: FileStatement,
  { file, place, fileName, staffId }: Sent,
): Promise<{ readonly id: string; readonly known: boolean; readonly account: ReconciledAccount }> {
  const named = { hash: file.hash, place, reference: statement.reference.slice(0, 60) }
  const stands = await standing(work, account.id, named)
  if (stands !== undefined) return { id: stands.id, known: true, account }
  const lines = await identified(statement.lines)
  const verdict = judge(
    statement,
    lines,
    coveredBy(account),
    await knownLines(work, account.id, statement.fromDay),
    addDays(inSantiago(work.now).day, DAYS_AHEAD_MAX),
  )
  const isGood = verdict.state === 'accepted'
  const differenceMinor = isGood ? undefined : verdict.differenceMinor
  const before = isGood ? undefined : await refusedBefore(work, account.id, named)
  if (!isGood && before?.why === verdict.why && before.differenceMinor === differenceMinor)
    return { id: before.id, known: true, account }
  const fresh = isGood ? lines.filter(({ identity }) => verdict.fresh.has(identity)) : lines
  const id = work.id()
  await insertStatement(work, {
    id,
    accountId: account.id,
    ...named,
    format: file.format,
    fileName,
    ...extentOf(statement),
    movedMinor: lines.reduce((total, { amountMinor }) => total + amountMinor, 0n),
    lineCount: lines.length,
    newCount: isGood ? fresh.length : 0,
    state: verdict.state,
    why: isGood ? undefined : verdict.why,
    differenceMinor,
    importedBy: staffId,
    writtenAt: writtenAt(work, statement),
  })
  let position = 0
  for await (const some of inPieces(fresh, LINES_IN_A_PIECE)) {
    const kept = some.map((line) => toNewLine(work, line, position++))
    await insertLines(work, account.id, id, isGood ? 'open' : 'refused', kept)
  }
  await work.audit({
    action: 'import-statement',
    subject: id,
    outcome: verdict.state,
    facts: { account: `${account.code} ${account.currency}`, lines: lines.length, fresh: fresh.length },
  })
  return {
    id,
    known: false,
    account: isGood ? await cover(work, account, statement) : account,
  }
}

/** The first opening balance is compared with the books immediately, however long the file is. */
async function keepFirstOpening(work: Work, account: ReconciledAccount): Promise<void> {
  await collectBooks(work, account.id)
  const { version } = await rulesInForce(work)
  await keepOpening(work, account, version)
}

const plainNumber = (number: string): string => number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/**
 * Refuses a file of an account other than the one it was sent for, by currency or by the number used by its bank
 * before.
 */
function otherAccount(
  account: ReconciledAccount,
  statements: readonly FileStatement[],
): Refusal<'statement-of-another-account'> | undefined {
  const expected = account.number ?? statements[0]?.number ?? ''
  const other = statements.find(
    ({ number, currency }) => plainNumber(number) !== plainNumber(expected) || currency !== account.currency,
  )
  return (
    other &&
    refuse('statement-of-another-account', {
      number: `${other.number} ${other.currency}`,
      expected: `${expected} ${account.currency}`,
    })
  )
}

/**
 * Imports the statements of a file one after another. An accepted statement is compared with the books immediately;
 * another one is stored with its reason. Importing the same file or statement again changes nothing.
 */
export async function importStatement(
  work: Work,
  { code, currency }: { readonly code: string; readonly currency: string },
  file: StatementFile,
  fileName: string,
): Promise<
  | { readonly known: boolean; readonly statements: readonly BankStatement[] }
  | Refusal<'not-found' | 'statement-of-another-account'>
> {
  if (work.actor.kind !== 'staff') throw new Error('only staff import statements')
  await openReconciledAccounts(work)
  const opened = await lockAccount(work, code, currency)
  if (opened === undefined) return refuse('not-found')
  let account = opened
  const other = otherAccount(account, file.statements)
  if (isRefusal(other)) return other
  const taken: { readonly id: string; readonly known: boolean }[] = []
  for (const [place, statement] of file.statements.entries()) {
    const done = await takeIn(work, account, statement, {
      file,
      place,
      fileName,
      staffId: work.actor.staffId,
    })
    account = done.account
    taken.push(done)
  }
  const isFirst = opened.startsOn === undefined && account.startsOn !== undefined
  if (isFirst) await keepFirstOpening(work, account)
  const lines = file.statements.reduce((count, one) => count + one.lines.length, 0)
  if (taken.some(({ known }) => !known) && lines <= LINES_AT_ONCE) await settleAccount(work, account)
  const statements: BankStatement[] = []
  for (const { id } of taken) statements.push(...[(await statementFor(work, id)) ?? []].flat())
  return {
    known: taken.every(({ known }) => known),
    statements,
  }
}
