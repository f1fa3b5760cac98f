/* long: one declaration of every module, workspace and feature */
/**
 * The allowed imports, declared only here: the import checks, the SQL checks and the picture in
 * docs/ARCHITECTURE.md derive from it. Widening a row needs a record in docs/decisions/.
 */

export interface ModuleRow {
  /** A module imports only from lower ranks. */
  readonly rank: number
  readonly promise: string
  /**
   * Modules (through their `index.ts`) and `ledger`; `money`, `contract`, `postgres` and `platform` are open
   * to all.
   */
  readonly imports: readonly string[]
  /** May import the event types of every module, to subscribe to them. */
  readonly hearsEveryone?: true
  /** May read the views of every module. */
  readonly readsEveryone?: true
}

const row = (rank: number, promise: string, imports: string, more: Partial<ModuleRow> = {}): ModuleRow => ({
  rank,
  promise,
  imports: imports === '' ? [] : imports.split(' '),
  ...more,
})

const everyNoun =
  'access corridors customers recipients quotes transfers payins payouts books ledger approvals pending-items'

/** The modules of apps/server/src/modules: every row has its folder, and every folder its row. */
export const modules: Readonly<Record<string, ModuleRow>> = {
  'pending-items': row(0, 'what someone must do before something can go on; it never decides', ''),
  assignments: row(0, 'who works on each open case, who looks at it, and what staff write about it', ''),
  access: row(1, 'who you are and what you may do: sessions, staff roles, step-up', 'pending-items'),
  localities: row(1, 'regions, comunas and countries, as the law names them today', ''),
  terms: row(1, 'versioned texts and who accepted them', 'pending-items'),
  approvals: row(1, 'proposals that a second person decides', ''),
  decisions: row(
    1,
    'decisions of staff: which versions and inputs each one used, and whether it follows from them again',
    '',
  ),
  documents: row(1, 'files kept safely: upload, scan, retention, who looked', 'assignments'),
  corridors: row(
    1,
    'where money can go: currencies, rails, limits, calendars, the fields each country asks',
    '',
  ),
  'list-views': row(
    2,
    'how staff see the lists of the back office: layouts, and named views that they share',
    'access',
  ),
  books: row(1, 'the chart of accounts: whose each peso is, in ledger accounts by name', 'ledger'),
  instructions: row(
    2,
    'instructions in partners’ lists, compared with the books before money is sent',
    'access approvals',
  ),
  readiness: row(
    2,
    'what the operator needs before it sells, checked; and whether it sells, which two people decide',
    'access approvals',
  ),
  'staff-members': row(
    2,
    'the operator’s people: who is invited, in which role, and who left; two people decide',
    'access approvals',
  ),
  'user-access': row(
    2,
    'access that a customer’s user lost: second factors and contact, which two people of staff replace',
    'access approvals',
  ),
  settings: row(
    2,
    'what staff change by versions: drafts, proposals, history, files of settings',
    'access approvals',
  ),
  evidence: row(
    2,
    'tamper evidence: a chain over journals and audit, signed day roots, inclusion proofs, the nightly replay',
    'corridors ledger',
  ),
  screening: row(2, 'watch-list verdicts on a subject, which is a value and not a customer', 'pending-items'),
  customers: row(
    2,
    'persons and companies: profiles, members, limits, restrictions',
    'access terms localities corridors documents approvals pending-items',
  ),
  onboarding: row(
    3,
    'turns an applicant into a verified customer',
    'access terms localities corridors customers decisions documents screening approvals pending-items',
  ),
  quotes: row(
    3,
    'rates, spread, price, expiry: the whole of FX as the customer sees it',
    'corridors readiness',
  ),
  recipients: row(
    3,
    'who can be paid, checked against their corridor',
    'access customers corridors screening pending-items',
  ),
  payins: row(
    4,
    'money arriving: ask, match, return',
    'access assignments customers corridors instructions screening approvals pending-items books ledger',
  ),
  requirements: row(
    4,
    'document requirements of customers, and until when each document is valid',
    'access approvals corridors customers decisions documents onboarding pending-items screening settings',
  ),
  payouts: row(4, 'money leaving: submit, follow, take back', 'corridors instructions books ledger'),
  transfers: row(
    5,
    'orders from quote to delivery or refund',
    'access corridors customers readiness recipients quotes screening payins payouts approvals pending-items books ledger',
  ),
  closures: row(
    7,
    'the end of a relationship: what is open, and the closing once it has ended',
    'access books corridors customers payins support transfers',
  ),
  risk: row(
    6,
    'the risk of a customer: its score by rules, what a person set instead, the history of both, and whether an exposed customer stays',
    'access approvals corridors customers decisions onboarding requirements screening transfers',
  ),
  referrals: row(6, 'invitations and their rewards: earned, used or donated', `${everyNoun} onboarding`),
  statements: row(6, 'receipts, confirmations, statements, tax documents', `${everyNoun} onboarding`),
  reconciliation: row(6, 'statements of banks and rails against the ledger', everyNoun),
  treasury: row(
    6,
    'every sum that is not at its destination, with its age and owner; the books as staff read them',
    'access approvals corridors payins quotes transfers books ledger',
  ),
  support: row(6, 'threads with customers', `assignments documents ${everyNoun}`),
  figures: row(
    7,
    'what was sold and earned by day and corridor; orders by state, reasons, decisions, and calls to partners',
    'corridors customers decisions evidence quotes screening support transfers',
  ),
  notifications: row(7, 'mails and SMS to users, each once', `${everyNoun} requirements onboarding support`, {
    hearsEveryone: true,
  }),
  'data-rights': row(
    7,
    'requests of people about their personal data: the legal periods, the answers, and what they exclude',
    'access approvals corridors customers requirements statements terms transfers',
  ),
  tasks: row(
    7,
    'everything that a customer can or must do, in one list; reads only',
    'access payins pending-items recipients support transfers',
  ),
  retention: row(
    8,
    'how long each class of personal data is kept, and the erasure of what nothing obliges to keep',
    'access assignments closures corridors customers data-rights decisions documents notifications onboarding payins payouts quotes recipients reconciliation requirements risk screening support terms transfers',
  ),
  closes: row(
    7,
    'closing days and periods of the books: checklists that verify themselves, their records, and two people',
    'access approvals corridors ledger treasury',
    { readsEveryone: true },
  ),
  console: row(
    8,
    'what staff find across nouns: work queue, search, customer page, audit trail; decisions of a second person',
    'access approvals assignments closes corridors customers data-rights decisions documents requirements instructions onboarding payins localities readiness recipients reconciliation referrals risk screening settings staff-members statements support terms transfers treasury user-access',
    { readsEveryone: true },
  ),
}

/** What every module may import besides its row. */
export const openToModules = ['money', 'contract', 'postgres', 'platform'] as const

export interface WorkspaceRow {
  readonly folder: string
  readonly promise: string
  /** Names under `@puente/`, with the entry when only one of several is allowed (`contract/customer`). */
  readonly imports: readonly string[]
}

const workspace = (folder: string, promise: string, imports: string): WorkspaceRow => ({
  folder,
  promise,
  imports: imports === '' ? [] : imports.split(' '),
})

/** Workspaces, and the imports of each. The sandbox imports nothing, and only tests import it. */
export const workspaces: Readonly<Record<string, WorkspaceRow>> = {
  money: workspace('packages/money', 'currencies, amounts, rates, rounding, parsing, formatting', ''),
  contract: workspace('packages/contract', 'endpoints, refusals and their shapes', 'money'),
  postgres: workspace('packages/postgres', 'pool, transaction, migrations, the embedded server', ''),
  backup: workspace(
    'packages/backup',
    'encrypted backups of the embedded database and of documents, and their restore',
    'postgres postgres/embedded',
  ),
  ledger: workspace('packages/ledger', 'double entry: accounts, post, balance, statement', 'money postgres'),
  ui: workspace(
    'packages/ui',
    'theme, form shell, fields, tables, money widgets, drawings',
    'contract/bridge money',
  ),
  web: workspace(
    'packages/web',
    'typed client, retries, run-time configuration, error reports, locale, loading',
    'contract contract/customer contract/corridors contract/direction-marks money ui',
  ),
  'account-ui': workspace(
    'packages/account-ui',
    'security of an account in both apps: step-up, second factors, password, sessions',
    'contract ui web web/loading',
  ),
  'recipient-ui': workspace(
    'packages/recipient-ui',
    'the form of a recipient, from the rules of a corridor, in both apps',
    'contract contract/corridors ui web',
  ),
  'customer-web': workspace(
    'apps/customer-web',
    'the app of persons and companies',
    'contract contract/addresses contract/bridge contract/customer contract/customer-routes contract/home-routes contract/corridors money ui web web/loading web/vite account-ui recipient-ui',
  ),
  'backoffice-web': workspace(
    'apps/backoffice-web',
    'the app of the operator’s staff',
    'contract contract/addresses contract/staff contract/staff-texts contract/staff-entry-routes contract/staff-routes contract/corridors money ui web web/loading web/vite account-ui recipient-ui',
  ),
  server: workspace(
    'apps/server',
    'HTTP API and worker: one codebase, two processes',
    'money contract contract/addresses contract/bridge contract/customer contract/staff contract/staff-texts contract/openapi contract/corridors contract/direction-marks postgres postgres/embedded backup ledger',
  ),
  sandbox: workspace('sandbox', 'a simulation of the partners, reached over HTTP only', ''),
}

/**
 * The features of the web apps by rank, the lowest first. A feature may import features of lower ranks, never of its own
 * or a higher one. Files directly in `src` compose them and may import all. `parts` and `shell` stand beside `features`.
 */
export const webRanks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/customer-web': [
    ['parts', 'session-storage', 'documents', 'gallery'],
    ['access', 'notices', 'quotes', 'restrictions', 'tasks', 'terms'],
    ['customers', 'limits', 'localities', 'referrals'],
    ['closures', 'onboarding', 'recipients'],
    ['profile', 'transfers'],
    ['data-rights', 'home', 'levels', 'statements', 'support'],
    ['corridors', 'pending', 'rates'],
    ['help'],
    ['send', 'shell'],
    ['debts', 'signatures'],
  ],
  'apps/backoffice-web': [
    ['shell'],
    ['decisions'],
    ['access', 'approvals', 'documents', 'pending', 'treasury'],
    ['instructions', 'ledger', 'readiness', 'referrals', 'reviews', 'risk', 'staff-members'],
    ['reconciliation', 'transfers'],
    ['data-rights', 'requirements', 'onboarding', 'payins', 'payouts', 'settings', 'statements', 'support'],
    ['figures'],
    ['rates'],
    ['console', 'customers', 'retention'],
    ['audit'],
  ],
}

/** The folder of a feature in `src`. */
export const webFolder = (feature: string): string =>
  feature === 'parts' || feature === 'shell' ? feature : `features/${feature}`

/** Files that are started directly: a file that none of them reaches is an orphan. */
export const entryPoints: readonly RegExp[] = [
  /^apps\/server\/src\/(api|worker|seed|ledger|migrate|operator|archiver|backup|restore)\.ts$/,
  /^apps\/server\/src\/.*\/[a-z-]+-(thread|child)\.ts$/,
  /^apps\/server\/src\/platform\/isolated\/child-main\.ts$/,
  /^apps\/[a-z]+-web\/src\/(main|prerender|service-worker)\.tsx?$/,
  /^apps\/[a-z]+-web\/vite\.config\.ts$/,
  /^sandbox\/src\/main\.ts$/,
  /^tools\/[a-z-]+\.ts$/,
  /^tools\/(start\/(start|dev|serve-web|server-command|restore-command)|check\/judge|test\/(global-setup|seed|clean-screen))\.ts$/,
  /^packages\/[a-z]+\/src\/[a-z-]+-cli\.ts$/,
  /^bench\//,
  /^e2e\//,
  /^vitest\.config\.ts$/,
  /\.test\.tsx?$/,
  /^apps\/customer-web\/src\/shell\/offline\/sw\.ts$/,
]

/** Tests, their shared files (`test-*.ts`, `*.test-kit.ts`) and tools: product code never imports them. */
export const proofs: readonly RegExp[] = [
  /\.test\.tsx?$/,
  /(^|\/)test-[a-z-]+\.tsx?$/,
  /\.test-kit\.tsx?$/,
  /^sandbox\/test\//,
  /^apps\/server\/test\//,
  /^e2e\//,
  /^bench\//,
  /^tools\//,
]

/** Staff-only parts of the contract: no value of them may reach the customers' browser. */
export const staffOnly: readonly RegExp[] = [
  /^packages\/contract\/src\/staff(-texts)?\.ts$/,
  /^packages\/contract\/src\/generated\/staff-(entry-)?routes\.ts$/,
  /^packages\/contract\/src\/.*\/staff-[a-z-]+\.ts$/,
  /^packages\/contract\/src\/(reviews|ledger)\/(endpoints|words)\.ts$/,
]

/** The PostgreSQL schema a module owns. */
export const schemaOf = (module: string): string => module.replaceAll('-', '_')
