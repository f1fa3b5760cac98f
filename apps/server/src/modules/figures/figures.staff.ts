import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { readHandler, type Handler } from '../../platform/http/handler.ts'
import { businessFigures } from './business-figures.ts'
import { orderFigures } from './order-figures.ts'
import { decisionFigures, serviceFigures } from './service-figures.ts'

/** The handlers of figures. */
export const figuresHandlers: Handler[] = [
  readHandler(endpoints.getBusinessFigures, (work, { query }) =>
    businessFigures(work, query, query.corridorId),
  ),
  readHandler(endpoints.getOrderFigures, (work, { query }) => orderFigures(work, query, query.corridorId)),
  readHandler(endpoints.getDecisionFigures, (work, { query }) => decisionFigures(work, query)),
  readHandler(endpoints.getServiceFigures, (work, { query }) => serviceFigures(work, query)),
]
