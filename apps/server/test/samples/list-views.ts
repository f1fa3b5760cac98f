import type { Principal, Sample } from '../authorisation.ts'
import { roleOf, staffNamed, type Cast } from './cast.ts'

const PATH = '/api/list-views/transfers'
const layout = { columns: [{ key: 'reference', width: 120 }], dense: true }
const view = { name: 'Entregados', shared: true, filters: { state: 'delivered' }, layout }

/** Valid requests about layouts and views of a list. */
export const listViewSamples = ({ as }: Cast) => ({
  getListViews: async (): Promise<Sample> => ({ path: PATH }),
  saveListLayout: async (): Promise<Sample> => ({ path: `${PATH}/layout`, body: layout }),
  deleteListLayout: async (): Promise<Sample> => ({ path: `${PATH}/layout` }),
  createListView: async (): Promise<Sample> => ({ path: PATH, body: view }),
  deleteListView: async (principal: Principal): Promise<Sample> => {
    const { body } = await as(staffNamed[roleOf(principal)]).post<{ id: string }>(PATH, view)
    return { path: `${PATH}/${body.id}` }
  },
})
