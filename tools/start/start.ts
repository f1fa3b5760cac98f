import { runMain } from './main.ts'
import { startedCode, startPlan } from './plan.ts'

await runMain((config) => startPlan(config, startedCode(config)))
