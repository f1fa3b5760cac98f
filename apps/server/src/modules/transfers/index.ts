export { TRANSFER_MOVED } from './events.ts'
export { transferDoors, transferOwner, type TransferPorts } from './transfers.customer.ts'
export { transferJobs, transferSubscriptions } from './transfers.jobs.ts'
export { staffTransferDoors } from './transfers.staff.ts'
