export { decideLowerRisk, LOWER_RISK_ACTION } from './change-risk.ts'
export { riskEncrypted } from './encrypted-columns.ts'
export { riskJobs, riskSubscriptions } from './risk.jobs.ts'
export { staffRiskHandlers } from './risk.staff.ts'
