import { begin } from './wiring/start/lifecycle.ts'
import { runLedger } from './wiring/commands/run-ledger.ts'

await begin(() => runLedger(process.argv.slice(2)))
