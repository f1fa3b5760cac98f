export { decideCapitalMovement, withdrawCapitalMovement } from './decide-movement.ts'
export { CAPITAL_ACTION } from './movement.ts'
