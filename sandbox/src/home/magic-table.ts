import { bankLines } from '../bank/magic.ts'
import { pushLines } from '../push/push.api.ts'
import { inboxLines } from '../inbox/inbox.ts'
import type { MagicLine } from '../magic.ts'
import { railsLines } from '../rails/outcomes.ts'
import { companyLines } from '../registry/companies.ts'
import { personLines } from '../registry/check.ts'

/** Every magic value of the sandbox. Each partner derives its rows from the table it decides by. */
export const magicLines: readonly MagicLine[] = [
  ...railsLines,
  ...bankLines,
  ...personLines,
  ...companyLines,
  ...inboxLines,
  ...pushLines,
]
