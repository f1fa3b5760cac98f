export interface Variable {
  readonly name: string
  readonly description: string
  /** The value used when the variable is empty, in words. */
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

/**
 * Every environment variable the server reads; none is required to run. docs/configuration.md is generated from it.
 */
export const variables: readonly Variable[] = [
  variable('ENVIRONMENT', '`sandbox` or `production`; the one refuses a database of the other.', '`sandbox`'),
  variable('PORT', 'Port of the customer web and the customer, public and partner API.', '3000'),
  variable('BACKOFFICE_PORT', 'Port of the back office and the staff API.', '3001'),
  variable('SANDBOX_PORT', 'Port of the pretend outside world; sandbox only.', '3002'),
  variable(
    'DEMO_WORLD',
    'How much the demo world begins with: `full` with a year of history, or `small` with people alone; sandbox only.',
    '`full`',
  ),
  variable('HOST', 'Address both listeners bind to.', '127.0.0.1'),
  variable(
    'OPS_HOST',
    'Address that the operations ports bind to: of this machine, or in production of a private network. They serve `/livez`, `/readyz` and `/metrics`, without a sign-in.',
    '127.0.0.1',
  ),
  variable('OPS_PORT', 'Operations port of the API; `0` opens none.', '3003'),
  variable('WORKER_OPS_PORT', 'Operations port of the worker; `0` opens none.', '3004'),
  variable(
    'DRAIN_WAIT_MS',
    'How long the API still accepts requests after SIGTERM while its `/readyz` answers 503, so that a load balancer stops sending first, in ms. Whatever stops the process must wait longer; `npm start` waits 8000.',
    '0',
  ),
  variable(
    'TRUST_PROXY',
    'Addresses or networks (CIDR) of the proxies in front of both listeners, comma-separated, also `loopback`, `linklocal` and `uniquelocal`; only their `X-Forwarded-For` is trusted. `none` without a proxy. Required in production.',
    'none',
  ),
  variable('DATA_DIR', 'Folder of the embedded database, logs and files.', '`./data`'),
  variable(
    'DATABASE_URL',
    'PostgreSQL 16 to 18 of your own, for the user `puente_app` that the product signs in as. It owns nothing ([how](decisions/0089-the-product-owns-nothing-in-the-database.md)).',
    'the embedded server',
    true,
  ),
  variable(
    'DATABASE_OWNER_URL',
    'The same database for the user that owns it. `npm start` migrates with it; no other process gets it.',
    'the database is migrated elsewhere',
    true,
  ),
  variable(
    'EMBEDDED_POSTGRES_ALLOWED',
    '`yes` lets production use the embedded server. The operator then backs up `$DATA_DIR`, and the database ends with its machine.',
    'production requires `DATABASE_URL`',
  ),
  variable(
    'DATA_KEYS_URL',
    'Another PostgreSQL database for the keys of personal data, whose backups are kept for days only: older backups of `DATABASE_URL` then decrypt no erased person ([how](decisions/0083-personal-data-has-a-key-per-owner.md)).',
    '`DATABASE_URL`',
    true,
  ),
  variable(
    'DATA_KEYS_OWNER_URL',
    'The database of `DATA_KEYS_URL` for the user that owns it, to migrate it.',
    'that database is migrated elsewhere',
    true,
  ),
  variable('PUBLIC_URL', 'Address customers see, used in links.', '`http://localhost:$PORT`'),
  variable('BACKOFFICE_URL', 'Address staff see.', '`http://localhost:$BACKOFFICE_PORT`'),
  variable(
    'APP_URL',
    'Address where the app is opened, where it differs from the public site: for signing in and passkeys, links in mails and the way back from the bank.',
    '`$PUBLIC_URL`',
  ),
  variable(
    'API_GATEWAY_URL',
    'Address of an API gateway for the browser; it forwards the Host and lets the web’s origin in.',
    'the web’s own origin',
  ),
  variable(
    'PAYMENT_URL_PRODUCTION',
    'Where payments are made in production; the pay step follows no address elsewhere.',
    'any https address of the payin bank',
  ),
  variable('PAYMENT_URL_SANDBOX', 'The same in the sandbox.', 'the sandbox’s bank'),
  variable(
    'PRIVATE_SITE_URL_PRODUCTION',
    'The operator’s private site in production; the account panel links to it.',
    'no link',
  ),
  variable('PRIVATE_SITE_URL_SANDBOX', 'The same in the sandbox.', 'no link'),
  variable(
    'MAPS_KEY',
    'Our key at a maps service with the protocol of Google’s Places API (New); the address forms then find addresses, and it stays on the server.',
    'no address search',
    true,
  ),
  variable('MAPS_URL', 'Address of that service.', '`https://places.googleapis.com`; the sandbox’s maps'),
  variable(
    'PLACES_URL',
    'Address of a country, state and city service with the protocol of Country State City’s API, such as `https://api.countrystatecity.in/v1`.',
    'the catalogue of `database/localities`',
  ),
  variable(
    'PLACES_KEY',
    'Our key at that service; alone, in the sandbox, it opens the pretend one.',
    'none',
    true,
  ),
  variable(
    'FACES_URL',
    'Address of a provider that compares a selfie with an identity document and advises staff.',
    'none: a person compares without advice',
  ),
  variable(
    'FACES_KEY',
    'Our key at that provider; alone, in the sandbox, it opens the pretend one.',
    'none',
    true,
  ),
  variable('CHAT_WIDGET_ID', 'The chat’s widget id; the browser gets it.', 'no chat'),
  variable(
    'CHAT_WIDGET_URL',
    'Address of the widget’s script, `{id}` in it being the id; it runs in a frame that sees nothing of the app.',
    'required with an id; the sandbox’s chat',
  ),
  variable('BRAND_NAME', 'The operator’s brand.', 'Puente'),
  variable('OPERATOR_NAME', 'Legal name of the firm behind the brand.', 'a fictitious firm'),
  variable('OPERATOR_RUT', 'RUT of that firm.', 'a fictitious RUT'),
  variable('OPERATOR_ADDRESS', 'Where that firm can be visited and written to.', 'a fictitious address'),
  variable('OPERATOR_EMAIL', 'Where people write to that firm.', 'an address of the demo world'),
  variable('OPERATOR_PHONE', 'Where people call that firm.', 'a fictitious phone'),
  variable('OPERATOR_UAF_REGISTRATION', 'The number under which the UAF keeps that firm.', 'not shown'),
  variable('LOG_LEVEL', 'Least level that is logged: debug, info, warn, error.', 'info'),
  variable('QUERY_STALE_TIME_MS', 'How long the web treats an answer as fresh, in ms.', '0'),
  variable('MAX_UPLOAD_BYTES', 'Largest file a customer may send, in bytes.', '100000000'),
  variable('STATEMENT_MAX_BYTES', 'Largest bank statement that staff may import, in bytes.', '20000000'),
  variable('STATEMENT_MAX_LINES', 'Most movements that one file of statements may hold.', '100000'),
  variable(
    'DOCUMENTS_S3_URL',
    'Address of an S3-compatible store with customers’ files, encrypted.',
    'the folder `documents` in `$DATA_DIR`',
  ),
  variable(
    'DOCUMENTS_FOLDER_ALLOWED',
    '`yes` lets production keep customers’ files in that folder. The operator then backs it up, and all processes run on its machine.',
    'production requires `DOCUMENTS_S3_URL`',
  ),
  variable('DOCUMENTS_S3_BUCKET', 'The bucket there; it exists, and nobody else writes to it.', 'none'),
  variable('DOCUMENTS_S3_REGION', 'The region that requests are signed for.', '`us-east-1`'),
  variable(
    'DOCUMENTS_S3_KEY_ID',
    'The id of our key there. Without one, requests have temporary credentials of the machine or container, by the standard chain of AWS ([which](decisions/0087-secrets-files-kms-and-temporary-credentials.md)).',
    'temporary credentials',
    true,
  ),
  variable('DOCUMENTS_S3_SECRET', 'The secret of our key there.', 'none', true),
  variable(
    'CLAMD_URL',
    'Virus scanner for customers’ files, `tcp://host:port`; its StreamMaxLength is at least MAX_UPLOAD_BYTES.',
    'files are marked as not scanned',
  ),
  variable(
    'DATABASE_POOL_MAX',
    'Most database connections of one process; the worker’s queue has 8 more.',
    '16',
  ),
  variable(
    'DATABASE_ACQUIRE_TIMEOUT_MS',
    'How long a request or a job waits for a database connection, in ms.',
    '5000',
  ),
  variable(
    'DATABASE_STATEMENT_TIMEOUT_MS',
    'How long one statement of a request may take, in ms; the request is then answered 503.',
    '10000',
  ),
  variable('DATABASE_JOB_TIMEOUT_MS', 'How long one statement of a job may take, in ms.', '300000'),
  variable('DATABASE_LOCK_TIMEOUT_MS', 'How long a statement waits for one lock, in ms.', '5000'),
  variable(
    'DATABASE_IDLE_TIMEOUT_MS',
    'How long a transaction may be idle, in ms; the server then ends it and releases its locks.',
    '30000',
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
  variable(
    'SEAL_KEYS',
    'Keys of the chain of blocks, `id:base64 of 32 bytes`, comma-separated, the current one first; older ones stay for as long as their blocks.',
    'a public sandbox key',
    true,
  ),
  variable(
    'ROOT_KEYS',
    'Ed25519 seeds that sign each day’s root, `id:base64 of 32 bytes`, comma-separated, the current one first; older ones stay for as long as their roots.',
    'a public sandbox key',
    true,
  ),
  variable(
    'KMS_KEY_ID',
    'Key of AWS KMS that unwraps keys: its id, ARN or alias. An entry of a key variable may then be `id:kms:…`, and `INDEX_KEY` `kms:…`, as `npm run operator -- wrap-key` prints them.',
    'keys are not wrapped',
  ),
  variable('KMS_REGION', 'The region that requests to AWS KMS are signed for.', 'the region of an ARN'),
  variable('KMS_URL', 'Address of AWS KMS.', '`https://kms.$KMS_REGION.amazonaws.com`'),
  variable(
    'KMS_KEY_FILE',
    'In place of AWS KMS, a file with base64 of 32 bytes that unwraps keys; in production only its owner may have access.',
    'keys are not wrapped',
  ),
  variable('BANK_URL', 'Address of the payin bank.', 'the sandbox'),
  variable('BANK_KEY', 'Our key at the payin bank.', 'the sandbox’s', true),
  variable(
    'BANK_WEBHOOK_SECRET',
    'Signs the webhooks of the bank; several, comma-separated, while rotating.',
    'the sandbox’s',
    true,
  ),
  variable('RAILS_URL', 'Address of the payout partner.', 'the sandbox'),
  variable('RAILS_KEY', 'Our key at the payout partner.', 'the sandbox’s', true),
  variable('RAILS_WEBHOOK_SECRET', 'Signs the webhooks of the payout partner.', 'the sandbox’s', true),
  variable('RATES_URL', 'Address of the rate feed.', 'the sandbox'),
  variable('RATES_KEY', 'Our key at the rate feed.', 'the sandbox’s', true),
  variable('NAMES_URL', 'Address of the screening service.', 'the sandbox'),
  variable('NAMES_KEY', 'Our key at the screening service.', 'the sandbox’s', true),
  variable('REGISTRY_URL', 'Address of the civil registry’s service.', 'the sandbox'),
  variable('REGISTRY_KEY', 'Our key at the civil registry’s service.', 'the sandbox’s', true),
  variable(
    'SMTP_URL',
    'Carries our mails: smtp:// or smtps:// with user, password and port in it.',
    'the sandbox’s inbox',
    true,
  ),
  variable(
    'MAIL_FROM',
    'Whom our mails come from: an address, or `Name <address>`.',
    '`$BRAND_NAME <no-responder@demo.puente.test>`',
  ),
  variable(
    'MAIL_WEBHOOK_SECRET',
    'Signs messages about mails that bounced; without one they are refused.',
    'the sandbox’s',
    true,
  ),
  variable('SMS_URL', 'Address of the SMS gateway.', 'the sandbox’s inbox'),
  variable('SMS_KEY', 'Our key at the SMS gateway.', 'the sandbox’s', true),
  variable(
    'ERROR_REPORTS_DSN',
    'Project that takes error reports of the browsers, by the protocol of Sentry.',
    'our own log',
  ),
  variable(
    'RELEASE',
    'Name of what is deployed, in error reports and in the row of each running process.',
    'unnamed',
  ),
  variable(
    'BACKUP_DIR',
    'Folder for encrypted backups, on another disk or a mounted store; it must exist ([how](backups.md)).',
    'none: nothing is backed up',
  ),
  variable(
    'BACKUP_KEYS',
    'Keys of backups, each `id:base64 of 32 bytes`, comma-separated: the first encrypts, the others only decrypt. Keep a copy where neither disk is. Required in production with `BACKUP_DIR`.',
    'a public key',
    true,
  ),
  variable('BACKUP_KEEP_DAYS', 'Age above which backups are deleted, in days. The newest one stays.', '35'),
  variable('BACKUP_HOUR', 'Hour of the daily backup of `npm start`, 0 to 23, in Chile.', '4'),
  variable('PARTNER_TIMEOUT_MS', 'How long we wait for a partner’s answer, in ms.', '8000'),
]
