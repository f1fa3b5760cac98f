import { runBackup } from './wiring/commands/run-backup.ts'
import { begin } from './wiring/start/lifecycle.ts'

await begin(() => runBackup(process.argv))
