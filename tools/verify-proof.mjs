/**
 * `node verify-proof.mjs proof.json [public key]` checks that every entry of an inclusion proof leads from
 * the data of a transfer to a signed root of its day. It has no dependencies: copy this one file anywhere,
 * with Node 20 or later. Give it the public key as the operator publishes it (base64); the key inside the
 * proof shows only that the proof is consistent with itself. Exit code 0: the proof is valid. 1: it is not,
 * and the first fault is named. 2: it could not be read.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const say = (holds, what) => {
  if (!holds) throw new Error(what)
}

/** The bytes of a base64 text; refuses any other spelling of the same bytes. */
function bytesOf(text, what) {
  const bytes = Buffer.from(text, 'base64')
  say(bytes.toString('base64') === text, `${what} is no proper base64`)
  return bytes
}

/** The root that a hash at `index` of `size` leads to with its neighbours (RFC 9162, 2.1.3.2). */
function rootOver(hash, index, size, path, what) {
  say(Number.isSafeInteger(index) && index >= 0 && index < size, `${what} has a place outside its tree`)
  let [place, last, root] = [index, size - 1, hash]
  for (const text of path) {
    say(/^[0-9a-f]{64}$/.test(text), `${what} has a neighbour that is no hash`)
    say(last > 0, `${what} has a path that is too long`)
    const neighbour = Buffer.from(text, 'hex')
    if (place % 2 === 1 || place === last) {
      root = sha256(Buffer.of(1), neighbour, root)
      while (place % 2 === 0 && place !== 0) {
        place = Math.floor(place / 2)
        last = Math.floor(last / 2)
      }
    } else {
      root = sha256(Buffer.of(1), root, neighbour)
    }
    place = Math.floor(place / 2)
    last = Math.floor(last / 2)
  }
  say(last === 0, `${what} has a path that is too short`)
  return root.toString('hex')
}

const SINCE_1970_US = 946_684_800_000_000n

const int = (value, bytes, what) => {
  say(
    /^-?(0|[1-9]\d*)$/.test(String(value)) && typeof value === (bytes === 8 ? 'string' : 'number'),
    `${what} is no number`,
  )
  const buffer = Buffer.alloc(8)
  buffer.writeBigInt64BE(BigInt(value))
  return buffer.subarray(8 - bytes)
}
const uuid = (value, what) => {
  say(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value), `${what} is no uuid`)
  return Buffer.from(value.replaceAll('-', ''), 'hex')
}
const moment = (value, what) => {
  const [, upToMs, us] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})(\d{3})Z$/.exec(value) ?? []
  say(us !== undefined, `${what} is no moment`)
  const ms = new Date(`${upToMs}Z`)
  say(!Number.isNaN(ms.getTime()) && ms.toISOString().slice(0, -1) === upToMs, `${what} is no moment`)
  return int(String(BigInt(ms.getTime()) * 1000n + BigInt(us) - SINCE_1970_US), 8, what)
}
const behindLength = (bytes) => Buffer.concat([int(bytes.length, 4), bytes])
const text = (value, what) => {
  say(
    typeof value === 'string' && Buffer.from(value, 'utf8').toString('utf8') === value,
    `${what} is no text`,
  )
  return behindLength(Buffer.from(value, 'utf8'))
}
const hex = (value, what) => {
  say(/^([0-9a-f]{2})*$/.test(value), `${what} is not in hex`)
  return behindLength(Buffer.from(value, 'hex'))
}
const orAbsent = (value, of) => (value === null ? int(-1, 4) : of(value))
const account = (of, what) =>
  orAbsent(of, ({ code, owner }) => Buffer.concat([text(code, what), uuid(owner, what)]))

/** The data of a transfer as the bytes that were hashed into the block. */
const leafBytes = (says) =>
  Buffer.concat([
    Buffer.from('T'),
    uuid(says.journal, 'journal'),
    int(says.sequence, 8, 'sequence'),
    int(says.position, 2, 'position'),
    int(says.legCount, 2, 'legCount'),
    text(says.kind, 'kind'),
    uuid(says.subject, 'subject'),
    orAbsent(says.reason, (reason) => text(reason, 'reason')),
    moment(says.effectiveAt, 'effectiveAt'),
    moment(says.recordedAt, 'recordedAt'),
    hex(says.bodyHash, 'bodyHash'),
    text(says.action, 'action'),
    account(says.debit, 'debit'),
    account(says.credit, 'credit'),
    int(says.amountMinor, 8, 'amountMinor'),
    text(says.currency, 'currency'),
    orAbsent(says.hold, (hold) => behindLength(uuid(hold, 'hold'))),
    orAbsent(says.until, (until) => behindLength(moment(until, 'until'))),
  ])

/** The text that was signed. */
const signedText = ({ day, firstHeight, lastHeight, blocksRoot, lastBlock, closed, key }) =>
  `puente day root\n${JSON.stringify({ day, firstHeight, lastHeight, blocksRoot, lastBlock, closed, key })}`

function checkEntry({ says, leafIndex, leafPath, block, blockPath, root }, about, publicKey) {
  say(says.journal === about || says.subject === about, 'the transfer is about something else')
  const header = JSON.parse(block)
  const leafHash = sha256(Buffer.of(0), leafBytes(says))
  say(
    rootOver(leafHash, leafIndex, header.transfers + header.audits, leafPath, 'the transfer') === header.root,
    'the transfer does not lead to the root of its block',
  )
  say(header.day === root.day, 'the block is of another day than the root')
  const [first, last, height] = [root.firstHeight, root.lastHeight, header.height].map(Number)
  const blockHash = sha256(Buffer.of(2), Buffer.from(block, 'utf8'))
  say(
    rootOver(blockHash, height - first, last - first + 1, blockPath, 'the block') === root.blocksRoot,
    'the block does not lead to the root of its day',
  )
  say(
    height !== last || blockHash.toString('hex') === root.lastBlock,
    'the last block of the day is another one',
  )
  say(
    publicKey === undefined || publicKey === root.publicKey,
    'the root is signed with another key than the one given',
  )
  const key = createPublicKey({
    key: Buffer.concat([SPKI_ED25519, bytesOf(root.publicKey, 'the public key')]),
    format: 'der',
    type: 'spki',
  })
  say(
    verify(null, Buffer.from(signedText(root)), key, bytesOf(root.signature, 'the signature')),
    'the signature is not that of this root',
  )
  return { says, root }
}

/** Checks a whole proof and returns the data that it proves; throws at the first fault. */
export function checkProof(proof, publicKey) {
  say(proof.format === 'puente-proof-1', 'this is no proof of a format that is known here')
  say(proof.entries.length > 0, 'the proof has no entries')
  return proof.entries.map((entry, nth) => {
    try {
      return checkEntry(entry, proof.about, publicKey)
    } catch (error) {
      throw new Error(`entry ${nth + 1}: ${error.message}`, { cause: error })
    }
  })
}

const named = (of) => (of === null ? 'an account that is gone' : `${of.code}/${of.owner}`)

function main(file, publicKey) {
  let proof
  try {
    proof = JSON.parse(readFileSync(file ?? '', 'utf8'))
  } catch (error) {
    console.error(`usage: node verify-proof.mjs proof.json [public key]\n${error.message}`)
    return 2
  }
  try {
    for (const { says, root } of checkProof(proof, publicKey)) {
      const { recordedAt, kind, journal, action, amountMinor, currency, debit, credit } = says
      console.log(`${recordedAt} ${kind} ${journal}, in the books of ${root.day}`)
      console.log(
        `  ${action} ${amountMinor} ${currency} (minor units) from ${named(debit)} to ${named(credit)}`,
      )
    }
  } catch (error) {
    console.error(`NO: ${error.message}`)
    return 1
  }
  if (proof.unsealed.length > 0) console.log(`not proven here, too young: ${proof.unsealed.join(', ')}`)
  console.log(
    publicKey === undefined
      ? `YES, if ${proof.entries[0].root.publicKey} is the operator's public key: compare it`
      : 'YES',
  )
  return 0
}

if (import.meta.main ?? process.argv[1]?.endsWith('verify-proof.mjs'))
  process.exitCode = main(process.argv[2], process.argv[3])
