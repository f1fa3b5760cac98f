import { begin } from './wiring/start/lifecycle.ts'
import { runOperator } from './wiring/commands/run-operator.ts'

await begin(() => runOperator(process.argv))
