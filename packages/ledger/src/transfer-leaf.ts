/** The content of a transfer recorded in a block, in readable form. The same bytes can be produced from it again. */
export interface TransferLeaf {
  readonly journal: string
  readonly sequence: string
  readonly position: number
  readonly legCount: number
  readonly kind: string
  readonly subject: string
  readonly reason: string | null
  /** ISO 8601 with six decimals of a second. */
  readonly effectiveAt: string
  readonly recordedAt: string
  readonly bodyHash: string
  readonly action: string
  readonly debit: LeafAccount | null
  readonly credit: LeafAccount | null
  readonly amountMinor: string
  readonly currency: string
  readonly hold: string | null
  readonly until: string | null
}

/** The operator's own accounts have the nil uuid as their owner. */
export interface LeafAccount {
  readonly code: string
  readonly owner: string
}

const SINCE_1970_US = 946_684_800_000_000n

function reader(bytes: Buffer) {
  let at = 0
  const take = (count: number): Buffer => {
    at += count
    if (at > bytes.length) throw new Error('a leaf that ends too early')
    return bytes.subarray(at - count, at)
  }
  const length = (): number => take(4).readInt32BE()
  const uuid = (): string =>
    take(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const moment = (): string => {
    const us = take(8).readBigInt64BE() + SINCE_1970_US
    const ms = us >= 0n ? us / 1000n : (us - 999n) / 1000n
    return `${new Date(Number(ms)).toISOString().slice(0, -1)}${String(us - ms * 1000n).padStart(3, '0')}Z`
  }
  const maybe = <T>(read: (bytes: number) => T): T | null => {
    const found = length()
    return found < 0 ? null : read(found)
  }
  const text = (): string => take(length()).toString('utf8')
  return {
    take,
    uuid,
    moment,
    maybe,
    text,
    int8: () => String(take(8).readBigInt64BE()),
    int2: () => take(2).readInt16BE(),
    hex: () => take(length()).toString('hex'),
    account: () => maybe((count): LeafAccount => ({ code: take(count).toString('utf8'), owner: uuid() })),
    done: () => at === bytes.length,
  }
}

/** Decodes the bytes of a transfer's leaf. Throws on any other bytes. */
export function readTransferLeaf(bytes: Buffer): TransferLeaf {
  const { take, uuid, moment, maybe, text, int8, int2, hex, account, done } = reader(bytes)
  if (take(1).toString() !== 'T') throw new Error('the leaf of no transfer')
  const transfer: TransferLeaf = {
    journal: uuid(),
    sequence: int8(),
    position: int2(),
    legCount: int2(),
    kind: text(),
    subject: uuid(),
    reason: maybe((count) => take(count).toString('utf8')),
    effectiveAt: moment(),
    recordedAt: moment(),
    bodyHash: hex(),
    action: text(),
    debit: account(),
    credit: account(),
    amountMinor: int8(),
    currency: text(),
    hold: maybe(() => uuid()),
    until: maybe(() => moment()),
  }
  if (!done()) throw new Error('a leaf that says more')
  return transfer
}
