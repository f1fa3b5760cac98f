export { countMessages, notificationJobs, notificationSubscriptions } from './notifications.jobs.ts'
export { BOUNCE_PARTNER } from './notifications.partner.ts'
export { notificationsSealed } from './sealed.ts'
