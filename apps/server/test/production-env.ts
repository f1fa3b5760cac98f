import { randomBytes } from 'node:crypto'

const base64 = () => randomBytes(32).toString('base64')

/** A complete production environment: partners, secret keys and an operator. */
export const productionEnv = (): Record<string, string> => ({
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://owner:secret@db.example/puente',
  PUBLIC_URL: 'https://puente.example',
  BACKOFFICE_URL: 'https://backoffice.puente.example',
  TRUST_PROXY: '10.0.0.0/8',
  DOCUMENTS_FOLDER_ALLOWED: 'yes',
  ENCRYPTION_KEYS: `k1:${base64()}`,
  SEAL_KEYS: `k1:${base64()}`,
  ROOT_KEYS: `k1:${base64()}`,
  INDEX_KEY: base64(),
  ...Object.fromEntries(
    ['BANK', 'RAILS', 'RATES', 'NAMES', 'REGISTRY'].flatMap((name) => [
      [`${name}_URL`, `https://${name.toLowerCase()}.example`],
      [`${name}_KEY`, `live-${base64()}`],
    ]),
  ),
  ...Object.fromEntries(
    ['NAME', 'RUT', 'ADDRESS', 'EMAIL', 'PHONE'].map((fact) => [`OPERATOR_${fact}`, 'of the operator']),
  ),
  BANK_WEBHOOK_SECRET: `live-${base64()}`,
  RAILS_WEBHOOK_SECRET: `live-${base64()}`,
  SMTP_URL: 'smtps://puente:live-password@mail.example',
  MAIL_FROM: 'Puente <no-responder@puente.example>',
  SMS_URL: 'https://sms.example/messages',
  SMS_KEY: `live-${base64()}`,
})
