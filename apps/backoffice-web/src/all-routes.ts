// A module of its own: the import of a whole package on demand would put it into the entry chunk.
export { staffRoutes } from '@puente/contract/staff-routes'
