import { begin } from './wiring/start/lifecycle.ts'
import { runMigrate } from './wiring/commands/run-migrate.ts'

await begin(() => runMigrate(process.argv))
