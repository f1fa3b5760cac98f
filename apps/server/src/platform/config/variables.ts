export interface Variable {
  readonly name: string
  readonly description: string
  /** What holds when the variable is empty, in words. */
  readonly default: string
  /** A secret is never printed, logged or served. */
  readonly secret: boolean
}

const variable = (name: string, description: string, byDefault: string, secret = false): Variable => ({
  name,
  description,
  default: byDefault,
  secret,
})

/** Every environment variable the server reads; none is required to run. docs/configuration.md is made from it. */
export const variables: readonly Variable[] = [
  variable('ENVIRONMENT', '`sandbox` or `production`.', '`sandbox`'),
  variable('PORT', 'Port of the customer web and the customer, public and partner API.', '3000'),
  variable('BACKOFFICE_PORT', 'Port of the back office and the staff API.', '3001'),
  variable('SANDBOX_PORT', 'Port of the pretend outside world; sandbox only.', '3002'),
  variable('HOST', 'Address both listeners bind to.', '127.0.0.1'),
  variable('DATA_DIR', 'Folder of the embedded database, logs and files.', '`./data`'),
  variable(
    'DATABASE_URL',
    'PostgreSQL 18 of your own; its user owns and migrates.',
    'the embedded server',
    true,
  ),
  variable('PUBLIC_URL', 'Address customers see, used in links.', '`http://localhost:$PORT`'),
  variable('BACKOFFICE_URL', 'Address staff see.', '`http://localhost:$BACKOFFICE_PORT`'),
  variable('BRAND_NAME', 'The operator’s brand.', 'Puente'),
  variable('LOG_LEVEL', 'Least level that is logged: debug, info, warn, error.', 'info'),
  variable('QUERY_STALE_TIME_MS', 'How long the web treats an answer as fresh, in ms.', '0'),
  variable('MAX_UPLOAD_BYTES', 'Largest file a customer may send, in bytes.', '100000000'),
  variable(
    'DATABASE_POOL_MAX',
    'Most database connections of one process; the worker’s queue has 8 more.',
    '16',
  ),
  variable(
    'ENCRYPTION_KEYS',
    'Keys of personal-data columns, `id:base64 of 32 bytes`, comma-separated, the current one first.',
    'a public sandbox key',
    true,
  ),
  variable(
    'INDEX_KEY',
    'Key of blind indexes over personal data, base64 of 32 bytes.',
    'a public sandbox key',
    true,
  ),
  variable('BANK_URL', 'Address of the payin bank.', 'the sandbox'),
  variable('BANK_KEY', 'Our key at the payin bank.', 'the sandbox’s', true),
  variable(
    'BANK_WEBHOOK_SECRET',
    'Signs what the bank tells us; several, comma-separated, while rotating.',
    'the sandbox’s',
    true,
  ),
  variable('RAILS_URL', 'Address of the payout partner.', 'the sandbox'),
  variable('RAILS_KEY', 'Our key at the payout partner.', 'the sandbox’s', true),
  variable('RAILS_WEBHOOK_SECRET', 'Signs what the payout partner tells us.', 'the sandbox’s', true),
  variable('RATES_URL', 'Address of the rate feed.', 'the sandbox'),
  variable('RATES_KEY', 'Our key at the rate feed.', 'the sandbox’s', true),
  variable('NAMES_URL', 'Address of the screening service.', 'the sandbox'),
  variable('NAMES_KEY', 'Our key at the screening service.', 'the sandbox’s', true),
  variable('PARTNER_TIMEOUT_MS', 'How long we wait for a partner’s answer, in ms.', '8000'),
]
