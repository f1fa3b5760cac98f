// A module of its own: the import of a whole package on demand would put it into the entry chunk.
export { customerRoutes } from '@puente/contract/customer-routes'
