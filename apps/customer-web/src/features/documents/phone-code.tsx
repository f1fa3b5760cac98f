export { QrCode } from '@puente/account-ui'
