import { staffEndpoints } from '@puente/contract/staff'
import { readHandler, type Handler } from '../../platform/http/handler.ts'
import { businessFigures } from './business-figures.ts'

/** The handlers of figures. */
export const figuresHandlers: Handler[] = [
  readHandler(staffEndpoints.getBusinessFigures, (work, { query: { from, to, corridorId } }) =>
    businessFigures(work, { from, to, corridorId }),
  ),
]
