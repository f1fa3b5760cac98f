/**
 * `node tools/mutate-ledger.ts [WORDS…]`: injects faults into the ledger, one at a time, and exits with code
 * 1 unless its suite detects each.
 */
import { codeMutations } from './mutate/ledger-code.ts'
import { sqlMutations } from './mutate/ledger-sql.ts'
import { openWorkshop } from './mutate/workshop.ts'

async function main(words: readonly string[]): Promise<number> {
  const all = [...codeMutations, ...sqlMutations]
  const [part, parts] =
    words[0]
      ?.match(/^(\d+)\/(\d+)$/)
      ?.slice(1)
      .map(Number) ?? []
  const chosen = all.filter(({ name, file }, nth) =>
    part !== undefined && parts !== undefined
      ? nth % parts === part - 1
      : words.length === 0 || words.some((word) => `${file} ${name}`.includes(word)),
  )
  const workshop = openWorkshop()
  const missed: string[] = []
  try {
    if (!(await workshop.isGreen())) {
      console.error('The suite is red before anything is injected.')
      return 2
    }
    for (const mutation of chosen) {
      const began = performance.now()
      const isCaught = await workshop.isCaught(mutation)
      if (!isCaught) missed.push(mutation.name)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${isCaught ? 'caught' : 'MISSED'} ${seconds.padStart(5)} s  ${mutation.name}`)
    }
  } finally {
    workshop.end()
  }
  console.log(`${chosen.length - missed.length} of ${chosen.length} caught`)
  return missed.length === 0 && chosen.length > 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
