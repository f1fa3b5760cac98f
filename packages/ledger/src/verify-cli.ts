/**
 * `node verify-cli.ts postgres://…` verifies the ledger of that database. Exit code 0: whole, 1: faults, 2: not
 * verified.
 */
import { createPool } from '@puente/postgres'
import { snapshotsOf, verify } from './verify/verify.ts'

async function main(url: string | undefined): Promise<number> {
  if (url === undefined) {
    console.error('usage: node verify-cli.ts postgres://user@host:port/database')
    return 2
  }
  const pool = createPool({ url, max: 1, applicationName: 'puente-ledger-verify' })
  try {
    const faults = await verify(snapshotsOf(pool), {
      onProgress: ({ check, done, total }) => {
        if (check !== undefined) console.log(`${done + 1}/${total} ${check}`)
      },
    })
    for (const fault of faults) {
      console.error(
        `BROKEN ${fault.check}: ${fault.promise}; ${fault.wrongRows} wrong, the first: ${fault.first}`,
      )
    }
    console.log(
      faults.length === 0 ? 'the ledger is whole' : `${faults.length} promises of the ledger are broken`,
    )
    return faults.length === 0 ? 0 : 1
  } catch (error) {
    console.error(`the ledger could not be read: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  } finally {
    await pool.end()
  }
}

process.exitCode = await main(process.argv[2])
