export {
  countMessages,
  notificationJobs,
  notificationSubscriptions,
  provenChannels,
} from './notifications.jobs.ts'
export { notificationHandlers } from './notifications.customer.ts'
export { serveUnsubscribe } from './preferences/serve-unsubscribe.ts'
export { messageHandlers } from './notifications.staff.ts'
export { exampleFaults } from './preview.ts'
export { BOUNCE_PARTNER } from './notifications.partner.ts'
export { notificationsEncrypted, notificationsPersonal } from './encrypted-columns.ts'
