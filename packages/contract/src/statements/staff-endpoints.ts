import { z } from 'zod/mini'
import { fileEndpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'

export const getStaffReceipt = fileEndpoint({
  name: 'getReceipt',
  summary: 'The receipt that the customer gets; looking at it is recorded.',
  method: 'GET',
  path: '/api/transfers/:id/receipt',
  who: ['support', 'analyst', 'officer', 'treasury', 'admin'],
  params: z.strictObject({ id: wireId('trf') }),
  stream: 'application/pdf',
  refusals: ['not-in-this-state'],
})
