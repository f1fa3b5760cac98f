/**
 * `node verify-proof.mjs proof.json [public key]` says whether every entry of a proof leads, from what a journal says
 * to a signed root of its day. It stands alone: copy this one file anywhere, with any Node from 20 on. Give it the
 * public key as the operator publishes it (base64); the one inside the proof shows only that the proof agrees with
 * itself. Exit code 0: it holds. 1: it does not, and the first thing that is wrong is named. 2: it could not be read.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const say = (holds, what) => {
  if (!holds) throw new Error(what)
}

/** The bytes that a text says in base64, in the one way to say them. */
function bytesOf(text, what) {
  const bytes = Buffer.from(text, 'base64')
  say(bytes.toString('base64') === text, `${what} is no proper base64`)
  return bytes
}

/** The root that a hash at `index` of `size` leads to by its neighbours (RFC 9162, 2.1.3.2). */
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

/** The words that were signed. */
const signedText = ({ day, firstHeight, lastHeight, blocksRoot, lastBlock, closed, key }) =>
  `puente day root\n${JSON.stringify({ day, firstHeight, lastHeight, blocksRoot, lastBlock, closed, key })}`

function checkEntry({ leaf, leafIndex, leafPath, block, blockPath, root }, about, publicKey) {
  const journal = JSON.parse(leaf)
  say(journal.journal === about || journal.subject === about, 'the journal is about something else')
  const header = JSON.parse(block)
  const leafHash = sha256(Buffer.of(0), Buffer.from(leaf, 'utf8'))
  const leaves = header.journals + header.audits
  say(
    rootOver(leafHash, leafIndex, leaves, leafPath, 'the journal') === header.root,
    'the journal does not lead to the root of its block',
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
  return { journal, root }
}

/** Checks a whole proof and answers what it says; throws on the first thing that is wrong. */
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

function main(file, publicKey) {
  let proof
  try {
    proof = JSON.parse(readFileSync(file ?? '', 'utf8'))
  } catch (error) {
    console.error(`usage: node verify-proof.mjs proof.json [public key]\n${error.message}`)
    return 2
  }
  try {
    for (const { journal, root } of checkProof(proof, publicKey)) {
      console.log(
        `${journal.recordedUtc} UTC ${journal.kind} ${journal.journal}, in the books of ${root.day}`,
      )
      for (const { action, debit, credit, amountMinor, currency } of journal.legs)
        console.log(`  ${action} ${amountMinor} ${currency} (minor units) from ${debit} to ${credit}`)
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
